/** What an upload came to. */
export class UploadedDto {
  /** Paths of the files, in the order in which they were sent. @example ["/uploads/0197a1b2-0000-7000-8000-000000000000.jpg"] */
  urls!: string[];
}
