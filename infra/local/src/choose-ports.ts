import { PORT_VARIABLES, type Ports } from './config.ts';
import { freePort } from './ports.ts';

/**
 * Sets the port variables that a start decides on itself: the ports that it was given, and outside production a free port for each movable one
 * that is unset and whose default is in use.
 * @param env changed in place
 * @param given `free` = a free port for every process
 */
export async function setPorts(env: NodeJS.ProcessEnv, given: Partial<Ports> | 'free' | undefined): Promise<void> {
  for (const key of Object.keys(PORT_VARIABLES) as (keyof Ports)[]) {
    const { variable, fallback, movable = false } = PORT_VARIABLES[key];
    const isUnset = !env[variable]?.trim() && env['NODE_ENV'] !== 'production';
    const moved = movable && isUnset ? await freePort(fallback) : undefined;
    const port = given === 'free' ? await freePort() : (given?.[key] ?? moved);
    if (port !== undefined) env[variable] = String(port);
  }
}
