import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
import { answerHeaders } from './headers.js';
import { isEventStream } from './open-streams.js';

/** Statuses that only a proxy before the API answers, when it could not reach the API or lost the connection to it. */
const GATEWAY_FAILURES = [502, 504];

/** A proxy before the API has no answer of the API. */
class GatewayError extends Error {
  readonly code = 'BAD_GATEWAY';

  constructor(status: number) {
    super(`The proxy before the API answered ${status}`);
    this.name = 'GatewayError';
  }
}

/** Callbacks for the outcome of a request to the API. */
export interface Outcome {
  /** Called with the status and the headers of the answer, before they are sent to the visitor. */
  onAnswer: (status: number, headers: IncomingHttpHeaders) => void;
  /** Called for an event stream, with a function that ends it properly. */
  onStream: (end: () => void) => void;
  /** Called once if there is no answer. @param wasSent whether the API may have received the request */
  onFailure: (error: Error, wasSent: boolean) => void;
}

/**
 * Streams an answer of the API to the visitor, with backpressure. When the visitor disconnects, the request is aborted; when the answer breaks off,
 * the visitor's connection is closed.
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
    if (this.response.destroyed) controller.abort(new Error('The visitor disconnected'));
    else this.response.once('close', this.onClose).on('drain', this.onDrain);
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
    statusText?: string,
  ): void {
    // Interim answers, such as 103, are not forwarded.
    if (status < 200) return;
    if (GATEWAY_FAILURES.includes(status)) {
      controller.abort(new GatewayError(status));
      return;
    }
    this.outcome.onAnswer(status, headers);
    if (!isEventStream(headers)) {
      this.response.writeHead(status, statusText, answerHeaders(headers));
      return;
    }
    // Set again, because an nginx before the API removes this header from the answer, and there may be another nginx in front of this process.
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
    if (!this.response.writableFinished) this.controller?.abort(new Error('The visitor disconnected'));
  };

  private readonly endStream = (): void => {
    this.detach();
    this.response.end();
    this.controller?.abort(new Error('This process is stopping'));
  };

  private detach(): void {
    this.response.off('close', this.onClose).off('drain', this.onDrain);
  }
}
