import { static as serveFiles, type Response } from 'express';

/** Serves stored files below `/uploads/`: their names are made by the server and never reused, so they may be kept for ever. */
export const serveUploads = (directory: string) =>
  serveFiles(directory, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    setHeaders: (response: Response) => {
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    },
  });
