/** `site` is for visitors (small capitals, large text), `office` to staff (dense, quiet). */
export type Look = 'site' | 'office';
