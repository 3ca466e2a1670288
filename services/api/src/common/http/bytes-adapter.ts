import { ExpressAdapter } from '@nestjs/platform-express';
import type { Response } from 'express';

/** Sends an answer that is bytes already as it is, where Nest would make JSON of them. Its route sets the type. */
export class BytesAdapter extends ExpressAdapter {
  override reply(response: Response, body: unknown, statusCode?: number): unknown {
    if (!Buffer.isBuffer(body)) return super.reply(response, body, statusCode);
    if (statusCode !== undefined) response.status(statusCode);
    return response.send(body);
  }
}
