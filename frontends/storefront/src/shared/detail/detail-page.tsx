import { PageHead, useTexts } from '@vitrine/platform';
import type { ReactNode } from 'react';
import { ActionLinks } from '../controls/action-links.js';
import { Failure } from '../controls/states/failure.js';
import { Message } from '../controls/states/message.js';
import { Breadcrumbs } from '../head/breadcrumbs.js';
import styles from './detail.module.css';

/** The fields of a thing that head and breadcrumbs show. */
interface Described {
  name: string;
  subtitle: string | null;
  description: string;
}

interface DetailPageProps<T> {
  /** The read of the thing; its data is null if it does not exist. */
  read: { data: T | null | undefined; isPending: boolean; isFetching: boolean; refetch: () => Promise<unknown> };
  /** Path of the page; `listPath` is that of the list with the thing. */
  path: string;
  listPath: string;
  /** Name of the page's texts, which have the keys `notFound`, `failed` and `back`. */
  texts: string;
  pictureOf: (thing: T) => string | undefined;
  skeleton: ReactNode;
  children: (thing: T) => ReactNode;
}

/** The page of one thing: the thing, or the states not found, loading and failed. */
export function DetailPage<T extends Described>(props: DetailPageProps<T>) {
  const { read, path, listPath, texts, pictureOf, skeleton, children } = props;
  const t = useTexts(texts);
  const { data: thing, isPending, isFetching, refetch } = read;
  if (thing) {
    const { name, subtitle, description } = thing;
    return (
      <>
        <PageHead title={name} description={subtitle ?? description} canonical={path} image={pictureOf(thing)} />
        <Breadcrumbs last={{ name, path }} />
        {children(thing)}
      </>
    );
  }
  if (thing === null) {
    return (
      <>
        <PageHead title={t('notFound.title')} status={404} />
        <Message title={t('notFound.title')} text={t('notFound.text')}>
          <ActionLinks main={{ to: listPath, text: t('back') }} />
        </Message>
      </>
    );
  }
  return (
    <>
      <PageHead canonical={path} />
      {isPending ? (
        skeleton
      ) : (
        <div className={styles.waiting}>
          <Failure message={t('failed')} onRetry={() => void refetch()} retrying={isFetching} />
        </div>
      )}
    </>
  );
}
