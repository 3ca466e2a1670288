import type { MessageEvent } from '@nestjs/common';
import { Observable, type Subscriber } from 'rxjs';
import type { SignedInStaff } from '../../common/auth/current-admin.js';
import type { StoredChange } from './live-feed.js';
import { writePlace, type LivePlace } from './live-place.js';
import { presentChanges } from './present-change.js';
import type { Viewed } from './viewers/viewers.service.js';

/** One open stream of a member of staff. Messages are queued until somebody subscribes and {@link begin} was called. */
export class LiveStream {
  readonly messages = new Observable<MessageEvent>((subscriber) => {
    this.subscriber = subscriber;
    this.flush();
  });
  private subscriber: Subscriber<MessageEvent> | undefined;
  private waiting: MessageEvent[] = [];
  private isHeld = true;
  private isEnded = false;

  constructor(readonly reader: Pick<SignedInStaff, 'id' | 'sid' | 'exp' | 'permissions'>) {}

  /** Sends the opening message and the changes before the stream was made, then the messages that were queued since. */
  begin(place: LivePlace, before: readonly StoredChange[], isMissed: boolean): void {
    const later = this.waiting;
    this.waiting = [];
    this.send('open', place, {});
    if (isMissed) this.sendMissed(place);
    this.sendChanges(place, before);
    this.waiting.push(...later);
    this.isHeld = false;
    this.flush();
  }

  sendChanges(place: LivePlace, changes: readonly StoredChange[]): void {
    for (const change of presentChanges(changes, this.reader)) this.send(undefined, place, change);
  }

  /** Reports that there were more changes than were sent. */
  sendMissed(place: LivePlace): void {
    this.send('missed', place, {});
  }

  /** Reports that the viewers of a record changed. */
  sendViewers(place: LivePlace, { kind, id }: Viewed): void {
    if (this.reader.permissions.includes(`${kind}s:read`)) this.send('viewers', place, { kind, id });
  }

  /** Sends the heartbeat, with the place from which to resume. */
  beat(place: LivePlace): void {
    this.send('beat', place, {});
  }

  end(): void {
    this.isEnded = true;
    this.flush();
  }

  private send(type: string | undefined, place: LivePlace, data: object): void {
    this.waiting.push({ id: writePlace(place), data, ...(type !== undefined && { type }) });
    this.flush();
  }

  private flush(): void {
    const { subscriber } = this;
    if (!subscriber) return;
    if (!this.isHeld) for (const message of this.waiting.splice(0)) subscriber.next(message);
    if (this.isEnded) subscriber.complete();
  }
}
