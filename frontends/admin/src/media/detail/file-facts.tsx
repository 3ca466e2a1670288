import { Link } from '@vitrine/platform';
import { describeMediaUse, findMediaReferrer, type MediaFileKind, UNUSED_FILE_DAYS } from '@vitrine/schemas';
import { fileSize, type MediaFile } from '../../shared/form/index.js';
import { format } from '../../shared/format.js';
import { Facts } from '../../shared/layout/facts.js';
import { Section } from '../../shared/layout/section.js';
import styles from './file-facts.module.css';

const KINDS: Readonly<Record<MediaFileKind, string>> = { image: 'Picture', video: 'Film', captions: 'Captions' };

/** What a file is, and where it is used. */
export function FileFacts({ file }: { file: MediaFile }) {
  const { kind, path, mimeType, sizeBytes, width, height, durationSeconds, variants, createdAt } = file;
  return (
    <>
      <Section title="Used in">
        {file.uses.length === 0 ? (
          <p className={styles.none}>
            Nothing uses this file. It is deleted after {UNUSED_FILE_DAYS} days without a use.
          </p>
        ) : (
          <ul className={styles.uses}>
            {file.uses.map((use) => (
              <li key={`${use.kind} ${use.id}`}>
                <Use {...use} />
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section title="The file">
        <Facts
          facts={[
            ['Kind', `${KINDS[kind]} (${mimeType})`],
            ['Size', fileSize(sizeBytes)],
            ['Dimensions', width !== null && height !== null && `${width} × ${height} px`],
            ['Length', durationSeconds !== null && `${Math.round(durationSeconds)} s`],
            ['Smaller sizes', variants.length > 0 && variants.map((each) => `${each.width} ${each.format}`).join(', ')],
            ['Uploaded', format.dateTime(createdAt)],
            [
              'Address',
              <a key="path" href={path} target="_blank" rel="noopener noreferrer">
                {path}
              </a>,
            ],
          ]}
        />
      </Section>
    </>
  );
}

function Use(use: MediaFile['uses'][number]) {
  const path = findMediaReferrer(use.kind)?.path;
  const text = describeMediaUse(use);
  return path === undefined ? text : <Link to={path.replace('{id}', use.id)}>{text}</Link>;
}
