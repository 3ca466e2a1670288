import { Bones, Skeleton } from './skeleton.js';

interface CardSkeletonProps {
  /** The look of the list whose place it takes. */
  className: string | undefined;
  count?: number;
}

/** Takes the place of cards with picture, name and a line of text while they are loading. */
export function CardSkeleton({ className, count = 3 }: CardSkeletonProps) {
  return (
    <Skeleton className={className}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <Bones of={['picture', 'title', 'line']} />
        </div>
      ))}
    </Skeleton>
  );
}
