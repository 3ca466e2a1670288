import { Logger } from 'nestjs-pino';

/** Contexts in which Nest logs every module and route of the start. */
const SETTING_UP = new Set<unknown>(['InstanceLoader', 'RouterExplorer', 'RoutesResolver', 'NestFactory']);

/** The application's logger, with Nest's own set-up lines at the level `debug`. */
export class QuietNestLogger extends Logger {
  override log(message: unknown, ...details: unknown[]): void {
    if (SETTING_UP.has(details.at(-1))) super.debug(message, ...details);
    else super.log(message, ...details);
  }
}
