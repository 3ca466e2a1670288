import type { ServiceProcess } from '../../processes/service-process.js';

/** A process of an installation, which is always started at the same address. */
export class Member {
  private process: ServiceProcess | undefined;
  private earlierLogs = '';

  /** @param begin starts it and waits until it is ready */
  constructor(
    readonly name: string,
    readonly url: string,
    private readonly begin: () => Promise<ServiceProcess>,
  ) {}

  async start(): Promise<void> {
    this.earlierLogs = this.logs;
    this.process = await this.begin();
  }

  /** Asks it to stop, and starts it again. @returns its exit code */
  async restart(): Promise<number | null> {
    const code = await this.running.stop();
    await this.start();
    return code;
  }

  /** Ends it as a power cut would. */
  kill(): Promise<void> {
    return this.process?.kill() ?? Promise.resolve();
  }

  /** Its logs, including those before its restarts. */
  get logs(): string {
    return this.earlierLogs + (this.process?.logs() ?? '');
  }

  runs(): boolean {
    return this.running.runs();
  }

  private get running(): ServiceProcess {
    if (!this.process) throw new Error(`${this.name} has not been started`);
    return this.process;
  }
}
