import os from 'node:os';
import { jest } from '@jest/globals';
import { startDrawingThread } from './drawing-thread';

it('says once that the thread has ended', async () => {
  const onExit = jest.fn();
  const thread = startDrawingThread({ files: os.tmpdir(), images: os.tmpdir() }, onExit);
  await thread.stop();
  expect(onExit).toHaveBeenCalledTimes(1);
});
