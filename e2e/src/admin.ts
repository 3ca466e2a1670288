import { createHmac } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { RunningSystem } from './running-system.ts';

/** A member of staff at the back-office. */
export class Admin {
  private readonly page: Page;
  private readonly system: RunningSystem;

  constructor(page: Page, system: RunningSystem) {
    this.page = page;
    this.system = system;
  }

  /** Fills and sends the sign-in form that is on the screen. */
  async fillSignIn(password = this.system.admin.password): Promise<void> {
    const form = this.page.getByRole('form', { name: 'Sign in' });
    await form.getByLabel('Email').fill(this.system.admin.email);
    await form.getByLabel('Password').fill(password);
    await form.getByRole('button', { name: 'Sign in' }).click();
  }

  /** Begins a session, without the form, and waits for the screen at this address. */
  async signIn(screen = '/admin/orders'): Promise<void> {
    await this.beginSession();
    await this.page.goto(screen);
    await expect(this.page).toHaveURL(new URL(screen, this.system.url).href);
    // by its tag: a dialog that the address opens hides what is behind it from assistive technology
    await expect(this.page.locator('h1')).toBeVisible();
  }

  /** A new session in the browser, which shows no screen yet. */
  async beginSession(): Promise<void> {
    await this.keepToken(await this.token());
  }

  /** A token of a new session, without the screens. */
  async token(): Promise<string> {
    const { email, password } = this.system.admin;
    const answer = await this.page.request.post('/api/admin/login', { data: { email, password } });
    expect(answer.status()).toBe(200);
    return ((await answer.json()) as { token: string }).token;
  }

  /** Keeps a token in the browser, as a sign-in would. */
  async keepToken(token: string): Promise<void> {
    await this.page.goto('/robots.txt');
    await this.page.evaluate((value) => localStorage.setItem('adminToken', value), token);
  }

  /** A token of the same session that expires in `seconds`. */
  shortened(token: string, seconds: number): string {
    const [header = '', payload = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const exp = Math.floor(Date.now() / 1000) + seconds;
    const body = `${header}.${Buffer.from(JSON.stringify({ ...claims, exp })).toString('base64url')}`;
    const signature = createHmac('sha256', this.system.env['JWT_SECRET'] ?? '')
      .update(body)
      .digest('base64url');
    return `${body}.${signature}`;
  }
}
