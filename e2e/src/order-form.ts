import { expect, type Page } from '@playwright/test';

export type Language = 'de' | 'en';

/** In the short form these tests run in German only. */
export const walkTag = (language: Language) => ({ tag: language === 'en' ? '@full' : [] });

export const customer = {
  companyName: 'Juwelier Größmann & Söhne',
  fullName: 'Élise Größmann',
  telephone: '+49 (89) 123-456',
  street: 'Maximilianstraße 12',
  postalCode: '80539',
  city: 'München',
  federalState: 'Bayern',
};

type Field = keyof typeof customer | 'email' | 'country';

/** The order form, its fields found by their names, whatever the language. */
export class OrderForm {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  field(name: Field) {
    return this.page.locator(`[name="customerInfo.${name}"]`);
  }

  consent(name: 'dataProcessing' | 'marketing' | 'analytics') {
    return this.page.locator(`input[name="consentData.${name}"]`);
  }

  /** Waits until the page is hydrated: before, nothing can be typed. */
  async ready(): Promise<void> {
    await expect(this.field('email')).toBeEnabled();
  }

  async fill(email: string, notes = ''): Promise<void> {
    await this.ready();
    for (const name of ['companyName', 'fullName', 'telephone', 'street', 'postalCode', 'city'] as const) {
      await this.field(name).fill(customer[name]);
    }
    await this.field('email').fill(email);
    await this.field('federalState').selectOption(customer.federalState);
    await this.page.locator('[name="notes"]').fill(notes);
    await this.consent('dataProcessing').check();
  }
}

let count = 0;
/** An address that no other test of this run uses. */
export const newAddress = (name: string): string => `${name}.${Date.now().toString(36)}${(count += 1)}@example.org`;
