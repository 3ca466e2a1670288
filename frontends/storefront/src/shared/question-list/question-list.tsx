import styles from './question-list.module.css';

interface QuestionListProps {
  questions: readonly { key: string; question: string; answer: string }[];
  /** The heading element of each question. */
  heading: 'h2' | 'h3';
}

/** Expandable questions with their answers; any number can be open. */
export function QuestionList({ questions, heading: Heading }: QuestionListProps) {
  return (
    <div>
      {questions.map(({ key, question, answer }) => (
        <details key={key} className={styles.item}>
          <summary>
            <Heading>{question}</Heading>
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
