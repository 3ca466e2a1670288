import { useLocation } from 'react-router';
import { useEnvironment } from '../environment.js';
import { LOCALES } from '../language/language.js';
import { useLanguage } from '../language/use-language.js';

export interface PageHeadProps {
  /** Without the company's name, which is added. */
  title?: string;
  description?: string;
  /** Path of this page when it has several; without it the present path. */
  canonical?: string;
  /** Path or address of a picture for link previews; without it the site's own. */
  image?: string | null;
  /** Open Graph type. */
  type?: 'website' | 'article';
  /** HTTP status of this page on the server; with any but 200 it is also not for search engines. */
  status?: number;
  /** Keeps the page out of search engines. */
  noIndex?: boolean;
}

/** Title, description, canonical address, language alternates and link previews of a page. */
export function PageHead({
  title,
  description,
  canonical,
  image,
  type = 'website',
  status = 200,
  noIndex = status !== 200,
}: PageHeadProps) {
  const { publicUrl, picture: sitePicture, settings, onStatus } = useEnvironment();
  const { pathname, search } = useLocation();
  const { language } = useLanguage();
  onStatus?.(status);
  const picture = image ?? sitePicture;
  const { name, languages } = settings;
  const fullTitle = title ? `${title} – ${name}` : name;
  const page = publicUrl + (canonical ?? pathname);
  const address = new URLSearchParams(search).has('lang') ? `${page}?lang=${language}` : page;
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address} />
          {languages.map((code) => (
            <link key={code} rel="alternate" hrefLang={code} href={`${page}?lang=${code}`} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={page} />
        </>
      )}
      <meta property="og:site_name" content={name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={fullTitle} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={LOCALES[language].replace('-', '_')} />
      {picture && <meta property="og:image" content={new URL(picture, publicUrl).href} />}
    </>
  );
}
