/** `site` is for visitors (small capitals, large text), `office` for staff (dense, quiet). */
export type Look = 'site' | 'office';
