import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Processor } from '@nestjs/bullmq';
import { UnrecoverableError, type Job } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { isDatabaseUnreachable } from '../../../common/errors/database-unreachable.js';
import { MEDIA_QUEUE } from '../../../platform/queue/queue-names.js';
import { QueueWorker, WORKER_OPTIONS } from '../../../platform/queue/queue-worker.js';
import { FileStorage, StorageFailure, WorkDirectory, type WorkFiles } from '../../storage/index.js';
import { makeVariants, UnreadablePicture } from './make-variants.js';
import type { StoredVariant } from '../media-file.entity.js';
import { storedName, UPLOADS } from '../stored-name.js';
import type { VariantsJob } from './variants-relay.js';
import { VariantsRepository } from './variants.repository.js';

/** The outcome of a job; `skipped` = there was nothing to do. */
export interface VariantsOutcome {
  outcome: 'made' | 'skipped';
  variants?: number;
}

/** Makes the variants of one picture at a time, so that a small machine can still answer requests. */
@Processor(MEDIA_QUEUE, { ...WORKER_OPTIONS, concurrency: 1 })
export class VariantsProcessor extends QueueWorker {
  constructor(
    private readonly repository: VariantsRepository,
    private readonly storage: FileStorage,
    private readonly directory: WorkDirectory,
    logger: PinoLogger,
  ) {
    super(logger);
  }

  /** @throws UnrecoverableError for a picture that cannot be decoded; the error of storage or database, after which the job is retried */
  override async process({ data: { mediaId } }: Job<VariantsJob>): Promise<VariantsOutcome> {
    const path = await this.repository.begin(mediaId);
    if (path === undefined) return { outcome: 'skipped' };
    const work = await this.directory.open();
    try {
      const variants = await this.make(mediaId, storedName(path), work);
      if (await this.repository.finish(mediaId, variants)) return { outcome: 'made', variants: variants.length };
      for (const { url } of variants) await this.storage.remove(storedName(url));
      return { outcome: 'skipped' };
    } catch (error) {
      if (error instanceof StorageFailure || isDatabaseUnreachable(error)) await this.repository.takeBack(mediaId);
      if (!(error instanceof UnreadablePicture)) throw error;
      await this.repository.giveUp(mediaId);
      this.logger.error({ mediaId }, 'A picture cannot be decoded');
      throw new UnrecoverableError(error.message);
    } finally {
      await work.discard();
    }
  }

  private async make(mediaId: string, name: string, work: WorkFiles): Promise<StoredVariant[]> {
    const source = work.next();
    const stored = await this.storage.open(name);
    await pipeline(stored, createWriteStream(source)).catch((error: unknown) => {
      throw new StorageFailure(error);
    });
    const variants: StoredVariant[] = [];
    for await (const { name, file, width, format } of makeVariants(mediaId, source, () => work.next())) {
      await this.storage.put(name, { file, take: true });
      variants.push({ url: `${UPLOADS}${name}`, width, format });
    }
    return variants;
  }
}
