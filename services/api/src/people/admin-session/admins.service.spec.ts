import { AdminsService } from './admins.service.js';

const noAdmins = { fork: () => ({ count: () => Promise.resolve(0) }) };
const config = (password: string) => ({ production: true, firstAdmin: { email: 'owner@vitrine.example', password } });
const logger = { setContext: () => undefined };

test.each(['passwordpassword', 'owner@vitrine.example'])(
  'in production the first administrator is not created with the password %s',
  async (password) => {
    const admins = new AdminsService(
      noAdmins as never,
      {} as never,
      {} as never,
      config(password) as never,
      logger as never,
    );
    await expect(admins.onApplicationBootstrap()).rejects.toThrow(
      /^ADMIN_PASSWORD is refused: This password is too easy to guess\. /,
    );
  },
);
