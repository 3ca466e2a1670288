import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import type { HomepageSection } from '../section-calls.js';

const verticalOnly: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** How far a pointer moves before it drags, in pixels: a mere press of the handle moves nothing. */
const DRAG_FROM_PX = 4;

interface SortableListProps {
  /** Undefined during the first load. */
  sections: readonly HomepageSection[] | undefined;
  onMove: (id: string, to: number) => void;
  /** The table, whose rows are sortable. */
  children: ReactNode;
}

/** Makes the rows of a table draggable, with announcements for assistive technology. */
export function SortableList({ sections = [], onMove, children }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (id: UniqueIdentifier) => sections.findIndex((section) => section.id === id);
  const name = (id: UniqueIdentifier) => sections[indexOf(id)]?.title ?? '';
  const place = (id: UniqueIdentifier) => `position ${indexOf(id) + 1} of ${sections.length}`;
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) onMove(String(active.id), indexOf(over.id));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[verticalOnly]}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: {
          draggable:
            'Press Space to pick the section up, the arrow keys to move it, Space to drop it, Escape to cancel.',
        },
        announcements: {
          onDragStart: ({ active }) => `${name(active.id)} was picked up at ${place(active.id)}.`,
          onDragOver: ({ active, over }) => (over ? `${name(active.id)} is over ${place(over.id)}.` : undefined),
          onDragEnd: ({ active, over }) => (over ? `${name(active.id)} was dropped at ${place(over.id)}.` : undefined),
          onDragCancel: ({ active }) => `${name(active.id)} is back at ${place(active.id)}.`,
        },
      }}
    >
      <SortableContext items={sections.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
