import { SEARCH_LIMIT, SEARCH_RESULT_TYPES, type Language } from '@vitrine/schemas';

/** Words of a query that are looked for; typed searches have far fewer. */
const WORDS = 8;
/** Shorter words are only looked for at the beginning of words: nearly every text has them within. */
const WITHIN_FROM = 3;

const statementFor = (language: Language, other: Language) => ({
  name: `search_${language}`,
  text: `
    with wanted as materialized (
      select phrase, array(select '% ' || word || '%' from unnest(words) as word) as starts,
        array(
          select case when length(word) < ${WITHIN_FROM} then '% ' else '%' end || word || '%' from unnest(words) as word
        ) as parts
      from (
        select trim(folded) as phrase, (string_to_array(trim(folded), ' '))[1:${WORDS}] as words
        from (select search_words($1) as folded) as query
      ) as split
    ),
    ranked as (
      select entry.*, case
        when title_words_${language} = ' ' || phrase || ' ' then 1
        when starts_with(title_words_${language}, ' ' || phrase) then 2
        when strpos(title_words_${language}, ' ' || phrase) > 0 then 3
        when title_words_${language} like all (starts) then 4
        when title_words_${language} like all (parts) then 5
        when words_${language} like all (starts) then 6
        when words_${language} like all (parts) then 7
        when title_words_${other} like all (starts) then 8
        else 9
      end as rank
      from search_entries as entry, wanted
      where phrase <> '' and (words_${language} like all (parts) or words_${other} like all (parts))
    )
    select type, entity_id as id, page_type as "pageType", title_${language} as title, subtitle_${language} as subtitle, image
    from ranked
    order by rank, array_position(array['${SEARCH_RESULT_TYPES.join("','")}'], type), title_words_${language}, entity_id
    limit ${SEARCH_LIMIT}`,
});

/**
 * Finds what holds every word of `$1`, best first: the whole title, its beginning, words of it, then words of the other texts, each at the beginning
 * of a word before within one (German compounds); last what holds them in the other language. Folding has left no sign that `like` would
 * take for a wildcard.
 */
export const SEARCH_STATEMENTS = { de: statementFor('de', 'en'), en: statementFor('en', 'de') } as const;
