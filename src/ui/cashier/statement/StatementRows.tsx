import { useState } from 'react';
import { MovementDetails } from './MovementDetails';
import { StatementLines } from './StatementLines';
import { StatementTable } from './StatementTable';
import type { StatementRowsProps } from './StatementRowsProps';
import { useMediaQuery } from '@/ui/device/useMediaQuery';
import { WIDE_LIST } from '@/ui/list/wideList';

/** A table from 900 px, below that lines by day; a press opens all of a movement. */
export function StatementRows({ rows, edges }: StatementRowsProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const wide = useMediaQuery(WIDE_LIST);
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
