import { useEventCallback } from '@mui/material/utils'
import type { GridValidRowModel } from '@mui/x-data-grid'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import { useLocation, type Location } from 'react-router-dom'
import { HistorialButton } from '../historial/HistorialButton'
import { ImportButton } from '../import/ImportButton'
import { Page } from '../../ui/Page'
import { counted } from '../../ui/texts/formats'
import { RecordTable } from '../table/RecordTable'
import type { RecordTableProps } from '../table/tableProps'
import { ActionBar, type RecordAction } from './ActionBar'
import type { Records } from './records'
import { PrerenderedDialog } from '../dialog/PrerenderedDialog'
import { LoadingDialog } from '../dialog/LoadingDialog'
import { useKeptDialog } from '../dialog/useDialogState'
import { useOutdated } from './useOutdated'
import { useDialogFromNavigation } from '../arrival/useDialogFromNavigation'

interface Props<Row> extends Pick<
  RecordTableProps<Row>,
  'rows' | 'partial' | 'waiting' | 'loading' | 'totals' | 'exportOptions' | 'section' | 'onShown'
> {
  records: Records<Row>
  /** After the buttons of the actions. */
  link?: ReactNode
  /** Replaces the table. */
  otherView?: ReactNode
}

/** The table of a screen's or a section's records, the buttons over it, and the dialogs that they open. */
export function RecordsSection<Row extends GridValidRowModel>({
  records: {
    noun,
    actions,
    whyFixed,
    loadImport,
    dialogs,
    creation,
    doubleClick,
    beside: Beside,
    ...options
  },
  link,
  otherView,
  ...table
}: Props<Row>) {
  const { id } = noun
  const key = (noun.key ?? 'uuid') as Extract<keyof Row, string>
  const { title, rowId = key } = options
  // Nothing is done with the rows of another search.
  const rows = table.waiting ? undefined : table.rows
  // At first the row that the link to the screen names in its state.
  const { pathname, state } = useLocation() as Location<{ selected?: string } | null>
  const [selectedId, select] = useState(state?.selected ?? null)
  const [open, setOpen] = useKeptDialog<{ dialog: string; row?: Row; awaited?: boolean }>(pathname)
  const [isOutdated, onSaved] = useOutdated()
  const view = useRef<() => readonly Row[]>(() => [])
  // A settlement's dialogs ask for it themselves.
  const awaited = id !== 'liquidaciones' && (table.loading || isOutdated)
  // There may be tens of thousands: they are looked through once, and not where nothing is selected.
  const selected = useMemo(
    () => (selectedId === null ? undefined : rows?.find((row) => row[rowId] === selectedId)),
    [rows, rowId, selectedId],
  )
  const openFor = (dialog: string, row: Row) => {
    select(row[rowId])
    setOpen({ dialog, row, awaited })
  }
  useDialogFromNavigation(({ dialog }) => {
    const isOurs = dialogs[dialog] ?? (dialog === 'crear' && creation)
    if (isOurs) setOpen({ dialog })
    return Boolean(isOurs)
  })
  const onOpen = useEventCallback(({ dialog, needsRow }: RecordAction) =>
    setOpen({ dialog, row: needsRow ? selected : undefined, awaited: needsRow && awaited }),
  )
  const close = useEventCallback(() => {
    setOpen(null)
    onSaved()
  })
  const Dialog = open && dialogs[open.dialog]
  const current = open?.row && rows?.find((row) => row[key] === open.row?.[key])
  if (open?.awaited && !awaited) setOpen(current ? { dialog: open.dialog, row: current } : null)

  return (
    <>
      {otherView ?? (
        <RecordTable
          id={id}
          selection={{ uuid: selectedId, onChange: select }}
          onDoubleClick={
            doubleClick
              ? (wanted) => {
                  const row = rows?.find((one) => one[rowId] === wanted)
                  if (row) setOpen({ dialog: doubleClick, row })
                }
              : undefined
          }
          {...options}
          rowId={rowId}
          view={view}
          {...table}
          actions={
            <>
              <ActionBar
                selected={selected !== undefined}
                fixed={selected && whyFixed?.(selected)}
                actions={actions}
                onOpen={onOpen}
              />
              {link}
              {loadImport && (
                <ImportButton
                  ofScreen
                  action={actions.find(({ dialog }) => dialog === 'crear')?.permission}
                  load={loadImport}
                />
              )}
              <HistorialButton sustantivo={id} identificador={selected?.[key]} />
            </>
          }
        />
      )}
      {Beside && (
        <Beside selected={selected} onSelect={select} onOpen={(dialog, row) => setOpen({ dialog, row })} />
      )}
      {open?.awaited && <LoadingDialog title={title} onClose={close} />}
      {Dialog && !open.awaited && (
        <Dialog
          view={() => view.current()}
          row={open.row}
          onCreated={(row) => select(row[rowId])}
          onNext={(row) => openFor(open.dialog, row)}
          onClose={close}
        />
      )}
      {creation && (
        <PrerenderedDialog
          {...creation}
          open={open?.dialog === 'crear'}
          rests={!table.loading}
          onClose={close}
        />
      )}
    </>
  )
}

interface PageProps<Row> extends Props<Row> {
  /** Beside the title; how many rows there are when absent. */
  subtitle?: ReactNode
  /** At the right of the title. */
  views?: ReactNode
  /** Above the table. */
  children?: ReactNode
}

/** '24 conductores · 2 retirados'; a line as high until the rows are there. */
function countsOf<Row>({ noun, highlightedRow, legend }: Records<Row>, rows?: readonly Row[]) {
  if (!rows) return '\u00a0'
  const all = counted(rows.length, noun.words!)
  const [word] = Object.values(legend ?? {})
  const apart = word && rows.filter(highlightedRow!).length
  return apart ? `${all} · ${counted(apart, [word, `${word}s`]).toLowerCase()}` : all
}

/** A screen of records. */
export const RecordsPage = <Row extends GridValidRowModel>({
  subtitle,
  views,
  children,
  ...section
}: PageProps<Row>) => (
  <Page
    title={section.records.title}
    subtitle={subtitle === undefined ? countsOf(section.records, section.rows) : subtitle}
    actions={views}
  >
    {children}
    <RecordsSection {...section} />
  </Page>
)
