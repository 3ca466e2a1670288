import { PageHead, Route, Routes, useLanguage, usePublicQuery } from '@vitrine/platform';

function Hello() {
  const { language, setLanguage } = useLanguage();
  const products = usePublicQuery<{ id: string; name: string }[]>('/api/products');
  return (
    <main>
      <PageHead title="Hello" description="A first page" />
      <h1>{language === 'de' ? 'Ihr Haus, in einer Hand.' : 'Your house, in one hand.'}</h1>
      <button type="button" onClick={() => setLanguage(language === 'de' ? 'en' : 'de')}>
        {language}
      </button>
      <ul>
        {products.data?.map((product) => (
          <li key={product.id}>{product.name}</li>
        ))}
      </ul>
    </main>
  );
}

export function StorefrontRoutes() {
  return (
    <Routes>
      <Route path="/" element={<Hello />} />
      <Route path="*" element={<PageHead title="404" status={404} />} />
    </Routes>
  );
}

export default StorefrontRoutes;
