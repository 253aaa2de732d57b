import { useState } from 'react';
import { MovementDetails } from './MovementDetails';
import { StatementLines } from './StatementLines';
import { StatementTable } from './StatementTable';
import type { StatementRowsProps } from './StatementRowsProps';

/** A table where there is room, else lines by day; a press opens all of a movement. */
export function StatementRows({ rows, edges, wide }: StatementRowsProps & { readonly wide: boolean }) {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <>
      {wide ? (
        <StatementTable rows={rows} onChoose={setChosen} />
      ) : (
        <StatementLines rows={rows} edges={edges} onChoose={setChosen} />
      )}
      <MovementDetails row={rows.find(({ id }) => id === chosen) ?? null} onClose={() => setChosen(null)} />
    </>
  );
}
