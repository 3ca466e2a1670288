import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
import { answerHeaders } from './headers.js';
import { isEventStream } from './open-streams.js';

/** What becomes of a request at the API. */
export interface Outcome {
  /** Called with the status and the headers of the answer before the visitor gets them. */
  onAnswer: (status: number, headers: IncomingHttpHeaders) => void;
  /** Called with what ends the answer properly, where it is one that lasts. */
  onStream: (end: () => void) => void;
  /** Called once, when there is no answer. @param wasSent whether the API may have seen the request */
  onFailure: (error: Error, wasSent: boolean) => void;
}

/**
 * Passes an answer of the API on while it comes, no faster than the visitor takes it. It ends with either side: a visitor who goes away ends the
 * request, an answer that breaks off ends the visitor's connection.
 */
export class Exchange implements Dispatcher.DispatchHandler {
  private controller: Dispatcher.DispatchController | undefined;

  constructor(
    private readonly request: IncomingMessage,
    private readonly response: ServerResponse,
    private readonly outcome: Outcome,
  ) {}

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.response.destroyed) controller.abort(new Error('The visitor went away'));
    else this.response.once('close', this.onClose).on('drain', this.onDrain);
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
    statusText?: string,
  ): void {
    // Interim answers, such as 103, are not passed on.
    if (status < 200) return;
    this.outcome.onAnswer(status, headers);
    if (!isEventStream(headers)) {
      this.response.writeHead(status, statusText, answerHeaders(headers));
      return;
    }
    // Said again: nginx takes it off an answer, and there may be one on either side.
    this.response.writeHead(status, statusText, answerHeaders({ ...headers, 'x-accel-buffering': 'no' }));
    this.outcome.onStream(this.endStream);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (!this.response.write(chunk)) controller.pause();
  }

  onResponseEnd(): void {
    this.detach();
    this.response.end();
  }

  onResponseError(_controller: unknown, error: Error): void {
    this.detach();
    if (this.response.writableEnded) return;
    if (this.response.headersSent) this.response.destroy();
    else if (!this.response.destroyed) this.outcome.onFailure(error, this.controller !== undefined);
  }

  private readonly onDrain = (): void => this.controller?.resume();

  private readonly onClose = (): void => {
    this.detach();
    if (!this.response.writableFinished) this.controller?.abort(new Error('The visitor went away'));
  };

  private readonly endStream = (): void => {
    this.detach();
    this.response.end();
    this.controller?.abort(new Error('This process stops'));
  };

  private detach(): void {
    this.response.off('close', this.onClose).off('drain', this.onDrain);
  }
}
