/** A rule's sentence in German and English. */
export interface Text {
  en: string;
  de: string;
}

export const required = (en: string, de: string): Text => ({ en: `${en} is required`, de: `${de} ist erforderlich` });

export const between = (en: string, de: string, { min, max }: { min: number; max: number }): Text => ({
  en: `${en} must be between ${min} and ${max} characters`,
  de: `${de} muss zwischen ${min} und ${max} Zeichen lang sein`,
});

export const atMost = (en: string, de: string, max: number): Text => ({
  en: `${en} must be at most ${max} characters`,
  de: `${de} darf höchstens ${max} Zeichen lang sein`,
});

export const oneOf = (en: string, de: string, values: string): Text => ({
  en: `${en} must be one of ${values}`,
  de: `${de} muss eines von ${values} sein`,
});
