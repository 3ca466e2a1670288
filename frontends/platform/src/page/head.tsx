import { useLocation } from 'react-router';
import { useEnvironment } from '../environment.js';
import { LOCALES } from '../language/language.js';
import { useLanguage } from '../language/use-language.js';

export interface PageHeadProps {
  /** Without the company's name, which is added. */
  title?: string;
  description?: string;
  /** Path of this page when it is known under several; the present one otherwise. */
  canonical?: string;
  /** Path or address of a picture for previews; the site's own otherwise. */
  image?: string | null;
  /** What previews take it for (Open Graph). */
  type?: 'website' | 'article';
  /** The status the server answers this page with; 404 also keeps it out of search engines. */
  status?: number;
  /** Not for search engines. */
  noIndex?: boolean;
}

/** Title, description, canonical and language addresses and previews of the page it is rendered in. */
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
