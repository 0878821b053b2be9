import type { ApiError, UploaderOptions } from '@demo-evm/shared/api';
import type { Result } from '@demo-evm/shared/domain';
import type { FileProblem, Frame, PictureKind } from '@demo-evm/shared/small-pictures';
import { useEffect, useRef, useState } from 'react';
import type * as PictureTools from './picture-tools';

type Tools = typeof PictureTools;

/** Why an upload failed: this page refused the file (`unfit`), or the call to the server failed (`refused`). */
export type UploadFailure =
  | { readonly kind: 'unfit'; readonly problem: FileProblem }
  | { readonly kind: 'refused'; readonly error: ApiError };

/** A chosen picture that has been opened, and the part of it that was uploaded last. */
export interface OpenedPicture {
  readonly tools: Tools;
  readonly canvas: HTMLCanvasElement;
  readonly frame: Frame;
  readonly name: string;
}

export type UploadState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running'; readonly percent: number }
  | { readonly phase: 'failed'; readonly failure: UploadFailure; readonly retry: () => void };

/**
 * The functions to call when an upload starts, when it succeeds, when it fails or the page refuses the file, and when
 * the visitor cancels it. Spec 8: Error catalogue.
 */
export interface UploadEvents {
  readonly onStarted: () => void;
  readonly onUploaded: (url: string) => void;
  readonly onFailed: (failure: UploadFailure) => void;
  readonly onCancelled: () => void;
}

export interface Upload {
  readonly state: UploadState;
  /** The picture that can be cropped; `undefined` before a picture is chosen. */
  readonly opened: OpenedPicture | undefined;
  readonly start: (file: File) => void;
  /** Uploads another part of the opened picture. */
  readonly crop: (canvas: HTMLCanvasElement, frame: Frame) => void;
  readonly cancel: () => void;
  /** Forgets the opened picture and the last failure. */
  readonly forget: () => void;
}

const OFFLINE: UploadFailure = { kind: 'refused', error: { kind: 'offline' } };
const UNREADABLE: UploadFailure = { kind: 'unfit', problem: 'damaged' };

/**
 * Opens a chosen picture, shrinks it and uploads it, one picture at a time. A second file replaces the first, and
 * leaving the page cancels the upload. Spec 4: Upload; behaviour: Upload.
 */
export function useUpload(kind: PictureKind, options: UploaderOptions, events: UploadEvents): Upload {
  const [state, setState] = useState<UploadState>({ phase: 'idle' });
  const [opened, setOpened] = useState<OpenedPicture>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** Runs the steps of an upload. A step that ends after the upload was cancelled or replaced changes nothing. */
  const run = async (steps: (signal: AbortSignal) => Promise<Result<string, UploadFailure>>) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setState({ phase: 'running', percent: 0 });
    events.onStarted();
    // A step rejects when the file cannot be read, or the browser cannot encode its picture.
    const result = await steps(signal).catch(() => ({ ok: false, error: UNREADABLE }) as const);
    if (signal.aborted) return;
    if (result.ok) {
      setState({ phase: 'idle' });
      return events.onUploaded(result.value);
    }
    setState({ phase: 'failed', failure: result.error, retry: () => void run(steps) });
    events.onFailed(result.error);
  };

  const send = async ({ tools, canvas, frame, name }: OpenedPicture, signal: AbortSignal) => {
    const file = await tools.uploadedPicture(canvas, frame, kind, name);
    const onProgress = (fraction: number) => {
      if (!signal.aborted) setState({ phase: 'running', percent: Math.round(fraction * 100) });
    };
    const answer = await tools.createUploader(options)(file, { signal, onProgress });
    return answer.ok ? answer : ({ ok: false, error: { kind: 'refused', error: answer.error } } as const);
  };

  const start = (file: File) =>
    run(async (signal) => {
      setOpened(undefined);
      const tools = await import(/* webpackChunkName: "picture-tools" */ './picture-tools').catch(() => null);
      if (!tools) return { ok: false, error: OFFLINE };
      const picture = await tools.openPicture(file);
      if (!picture.ok) return { ok: false, error: { kind: 'unfit', problem: picture.error } };
      const canvas = picture.value;
      const chosen = { tools, canvas, frame: tools.firstFrame(canvas, kind), name: file.name };
      if (signal.aborted) return { ok: false, error: OFFLINE };
      setOpened(chosen);
      return send(chosen, signal);
    });

  const crop = (canvas: HTMLCanvasElement, frame: Frame) => {
    if (!opened) return;
    const cropped = { ...opened, canvas, frame };
    setOpened(cropped);
    void run((signal) => send(cropped, signal));
  };
  const cancel = () => {
    running.current?.abort();
    setState({ phase: 'idle' });
    events.onCancelled();
  };
  const forget = () => {
    setState({ phase: 'idle' });
    setOpened(undefined);
  };
  return { state, opened, start: (file) => void start(file), crop, cancel, forget };
}
