import {
  DEFAULT_LANGUAGE,
  FURTHER_LANGUAGES,
  LANGUAGES,
  SEARCH_LIMIT,
  SEARCH_RESULT_TYPES,
  type CompleteLanguage,
  type Language,
} from '@vitrine/schemas';

/** The most words of a query that are searched; typed queries have far fewer. */
const MAX_WORDS = 8;
/** Shorter words are searched only at the beginning of words, because nearly every text contains them somewhere. */
const MIN_LENGTH = 3;

/**
 * The rows to search, with `title`, `subtitle`, `title_words` and `words` in a language and `other_…` in another one. German and English have their
 * own columns.
 */
const ownColumns = (language: CompleteLanguage, other: CompleteLanguage): string => `(
    select type, entity_id, page_type, image, shown_from,
      title_${language} as title, subtitle_${language} as subtitle,
      title_words_${language} as title_words, words_${language} as words,
      title_words_${other} as other_title_words, words_${other} as other_words
    from search_entries
  )`;

/** A further language has rows for translated entries. Texts without a translation are searched in English, and in German last. */
const ownRows = (language: Language): string => `(
    select entry.type, entry.entity_id, page_type, image, shown_from,
      coalesce(own.title, title_en) as title, coalesce(own.subtitle, subtitle_en) as subtitle,
      coalesce(own.title_words, title_words_en) as title_words, coalesce(own.words, words_en) as words,
      title_words_de as other_title_words, words_en || words_de as other_words
    from search_entries as entry left join search_translations as own
      on own.type = entry.type and own.entity_id = entry.entity_id and own.language = '${language}'
  )`;

const statementFor = (language: Language, rows: string) => ({
  name: `search_${language}`,
  text: `
    with wanted as materialized (
      select phrase, array(select '% ' || word || '%' from unnest(words) as word) as starts,
        array(
          select case when length(word) < ${MIN_LENGTH} then '% ' else '%' end || word || '%' from unnest(words) as word
        ) as parts
      from (
        select trim(folded) as phrase, (string_to_array(trim(folded), ' '))[1:${MAX_WORDS}] as words
        from (select search_words($1) as folded) as query
      ) as split
    ),
    ranked as (
      select entry.*, case
        when title_words = ' ' || phrase || ' ' then 1
        when starts_with(title_words, ' ' || phrase) then 2
        when strpos(title_words, ' ' || phrase) > 0 then 3
        when title_words like all (starts) then 4
        when title_words like all (parts) then 5
        when words like all (starts) then 6
        when words like all (parts) then 7
        when other_title_words like all (starts) then 8
        else 9
      end as rank
      from ${rows} as entry, wanted
      where phrase <> '' and (shown_from is null or shown_from <= now())
        and (words like all (parts) or other_words like all (parts))
    )
    select type, entity_id as id, page_type as "pageType", title, subtitle, image
    from ranked
    order by rank, array_position(array['${SEARCH_RESULT_TYPES.join("','")}'], type), title_words, entity_id
    limit ${SEARCH_LIMIT}`,
});

/**
 * Finds entries that contain every word of `$1`, best first: the whole title, its beginning, words of it, then words of the other texts, each at the
 * beginning of a word before within one (German compounds); entries that contain them in another language come last. The folded text has no wildcards
 * of `like`.
 */
export const SEARCH_STATEMENTS = Object.fromEntries(
  LANGUAGES.map((language) => {
    if (FURTHER_LANGUAGES.some((further) => further === language))
      return [language, statementFor(language, ownRows(language))];
    return [
      language,
      statementFor(language, language === DEFAULT_LANGUAGE ? ownColumns('de', 'en') : ownColumns('en', 'de')),
    ];
  }),
) as Record<Language, ReturnType<typeof statementFor>>;
