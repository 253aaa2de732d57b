import type { ReactNode } from 'react';
import styles from './Table.module.css';
import { classNames } from '@/ui/kit/classNames';

export interface Column<Row> {
  readonly id: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand at the end. */
  readonly align?: 'start' | 'end';
  /** The line that names the row: leads its card on a phone. The first column unless one says so. */
  readonly leads?: boolean;
}

export interface TableProps<Row> {
  /** Names the table for those who listen. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The whole row becomes a button with this name. */
  readonly rowAction?: { readonly label: (row: Row) => string; readonly onPress: (row: Row) => void };
  /** A class per row from the feature's own style sheet (back and lay tints). */
  readonly rowClass?: (row: Row) => string | undefined;
  readonly foot?: ReactNode;
  /** The head stays in sight while the page scrolls: for a table that stands on the page itself. */
  readonly stays?: boolean;
  /** Few and short columns: a table on a phone too. */
  readonly small?: boolean;
}

/** A table from 900 px, below that, unless it is small, a card per row with two facts side by side. One DOM; the roles keep it a table. */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  rowAction,
  rowClass,
  foot,
  stays = false,
  small = false,
}: TableProps<Row>) {
  const leading = columns.find((column) => column.leads === true) ?? columns[0];
  return (
    <div className={classNames(stays ? styles.stays : styles.scroller)}>
      <table
        className={classNames(styles.table, small ? styles.small : styles.cards)}
        role="table"
        aria-label={label}
      >
        <thead className={styles.head} role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.id} role="columnheader" scope="col" className={styles[column.align ?? 'start']}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className={classNames(rowClass?.(row), rowAction !== undefined && styles.pressable)}
            >
              {columns.map((column) => (
                <td
                  key={column.id}
                  role="cell"
                  data-head={column.head}
                  className={classNames(styles[column.align ?? 'start'], column === leading && styles.leads)}
                >
                  {column.cell(row)}
                  {column === leading && rowAction !== undefined && (
                    <button
                      type="button"
                      className={styles.press}
                      aria-label={rowAction.label(row)}
                      onClick={() => rowAction.onPress(row)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot !== undefined && (
          <tfoot role="rowgroup" className={styles.foot}>
            <tr role="row">
              <td role="cell" colSpan={columns.length}>
                {foot}
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
