/** The progress of a file's transfer; times are in seconds. */
export interface Transfer {
  /** Whole percent of the bytes sent. */
  percent: number;
  sentBytes: number;
  totalBytes: number;
  /** Over the last few seconds; 0 while unknown. */
  bytesPerSecond: number;
  elapsedSeconds: number;
  /** At the present speed; undefined while unknown. */
  secondsLeft: number | undefined;
}

/** The period over which the speed is measured, in milliseconds: a shorter one varies too much, a longer one reacts too late. */
const WINDOW_MS = 3000;

interface Sample {
  atMs: number;
  sentBytes: number;
}

/** Measures one transfer. Times are `performance.now()` in milliseconds. */
export function measureTransfer(startMs: number, totalBytes: number) {
  let samples: Sample[] = [{ atMs: startMs, sentBytes: 0 }];

  return (sentBytes: number, atMs: number): Transfer => {
    samples = [...samples, { atMs, sentBytes }];
    const recent = samples.findIndex((sample) => sample.atMs >= atMs - WINDOW_MS);
    // the last sample before the window keeps the speed of a slow transfer from jumping
    samples = samples.slice(Math.max(0, recent - 1));
    const first = samples[0] ?? { atMs: startMs, sentBytes: 0 };
    const seconds = (atMs - first.atMs) / 1000;
    const bytesPerSecond = seconds > 0 ? (sentBytes - first.sentBytes) / seconds : 0;
    return {
      percent: totalBytes > 0 ? Math.floor((sentBytes / totalBytes) * 100) : 0,
      sentBytes,
      totalBytes,
      bytesPerSecond,
      elapsedSeconds: (atMs - startMs) / 1000,
      secondsLeft: bytesPerSecond > 0 ? (totalBytes - sentBytes) / bytesPerSecond : undefined,
    };
  };
}

/** Seconds as people read them: `9 s`, `1 min 20 s`. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
