import { expect, type FrameLocator, type Page } from '@playwright/test';

export interface KeptMail {
  id: string;
  subject: string;
  to: string[];
  html: string;
  text: string;
  headers: { name: string; value: string }[];
}

/** The local mailbox: queried over HTTP, and read on its page. */
export class Mailbox {
  private readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  /** Waits for the one mail whose recipient or subject contains these words. */
  async find(filter: { recipient?: string; subject?: string }): Promise<KeptMail> {
    const query = new URLSearchParams(filter);
    let ids: string[] = [];
    await expect(async () => {
      const answer = await fetch(`${this.url}/api/messages?${query}`);
      ids = ((await answer.json()) as { messages: { id: string }[] }).messages.map(({ id }) => id);
      expect(ids).toHaveLength(1);
    }).toPass({ timeout: 20_000 });
    return (await (await fetch(`${this.url}/api/messages/${ids[0]}`)).json()) as KeptMail;
  }

  /** The calendar entry that is attached to a mail, its lines unfolded (RFC 5545, section 3.1). */
  async calendarLines({ id }: Pick<KeptMail, 'id'>): Promise<string[]> {
    const raw = await (await fetch(`${this.url}/api/messages/${id}/raw`)).text();
    const attached = /Content-Type: application\/ics[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(raw)?.[1] ?? '';
    return Buffer.from(attached, 'base64')
      .toString()
      .replaceAll(/\r\n[ \t]/g, '')
      .split('\r\n');
  }

  /** Opens a mail on the mailbox's page. @returns the frame with its content */
  async read(page: Page, recipient: string): Promise<FrameLocator> {
    await page.goto(this.url);
    await page.getByRole('searchbox').fill(recipient);
    await page.getByRole('navigation', { name: 'Messages' }).getByRole('button').first().click();
    await expect(page.getByRole('article')).toContainText(recipient);
    return page.frameLocator('iframe[title="Message"]');
  }
}
