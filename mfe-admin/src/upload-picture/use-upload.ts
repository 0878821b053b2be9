import type { ApiError, Uploader } from '@demo-evm/shared/api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fileProblem, type FileProblem } from './file-problem';

/** Why an upload failed: this page refused the file (`unfit`), or the call to the server failed (`refused`). */
export type UploadFailure =
  | { readonly kind: 'unfit'; readonly problem: FileProblem }
  | { readonly kind: 'refused'; readonly error: ApiError };

export type UploadState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running'; readonly percent: number }
  | { readonly phase: 'failed'; readonly failure: UploadFailure; readonly file: File };

/**
 * The functions to call when an upload starts, when it succeeds, and when it fails or the page refuses the file.
 * Spec 8: Error catalogue.
 */
export interface UploadEvents {
  readonly onStarted: () => void;
  readonly onUploaded: (url: string) => void;
  readonly onFailed: (failure: UploadFailure) => void;
}

export interface Upload {
  readonly state: UploadState;
  readonly start: (file: File) => void;
  readonly cancel: () => void;
}

const IDLE: UploadState = { phase: 'idle' };

/**
 * Uploads one picture at a time. A second file replaces the first, and leaving the page cancels the upload.
 * Spec 4: Upload; behaviour: Upload.
 */
export function useUpload(upload: Uploader, { onStarted, onUploaded, onFailed }: UploadEvents): Upload {
  const [state, setState] = useState<UploadState>(IDLE);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const cancel = useCallback(() => {
    running.current?.abort();
    setState(IDLE);
  }, []);

  const start = async (file: File) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const fail = (failure: UploadFailure) => {
      setState({ phase: 'failed', failure, file });
      onFailed(failure);
    };
    const problem = fileProblem(file);
    if (problem) return fail({ kind: 'unfit', problem });

    setState({ phase: 'running', percent: 0 });
    onStarted();
    const onProgress = (fraction: number) => {
      if (!signal.aborted) setState({ phase: 'running', percent: Math.round(fraction * 100) });
    };
    const answer = await upload(file, { signal, onProgress });
    if (signal.aborted) return;
    if (!answer.ok) return fail({ kind: 'refused', error: answer.error });
    setState(IDLE);
    onUploaded(answer.value);
  };
  return { state, start: (file) => void start(file), cancel };
}
