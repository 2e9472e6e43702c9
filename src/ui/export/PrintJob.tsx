import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ConfirmDialog } from '../dialogs/ConfirmDialog'
import { Preparing } from '../loading/Preparing'
import type { Exportable } from './exportable'
import type { FileTable } from './fileTable'
import { numero } from '../texts/formats'
import { Paper } from './Paper'
import { rowsPerPage } from './paperStyles'

/** More is asked before it is printed. */
export const ASKED_FROM = 2_000

interface Props {
  exportable: Exportable
  onDone: () => void
}

const question = ({ length, columns }: FileTable) =>
  `Son ${numero(length)} filas, unas ${numero(Math.ceil(length / rowsPerPage(columns.length)))} páginas. ¿Imprimirlas?`

/** Prints a table, after asking where it is long. */
export default function PrintJob({ exportable, onDone }: Props) {
  const [table, setTable] = useState<FileTable | null>(null)
  const [agreed, setAgreed] = useState(false)
  const goesOn = useRef(false)
  const isAsked = !agreed && (table?.length ?? 0) > ASKED_FROM
  // Deferred: the page goes on while thousands of rows are rendered.
  const laidOut = useDeferredValue(isAsked ? null : table)
  const done = useEffectEvent(onDone)
  useEffect(() => {
    let shown = true
    const { file, paper = file } = exportable
    void Promise.resolve(paper()).then((found) => {
      if (!shown) return
      if (found) setTable(found)
      else done()
    })
    return () => {
      shown = false
    }
  }, [exportable])

  if (table && isAsked)
    return (
      <ConfirmDialog
        open
        title={`Imprimir ${exportable.title}`}
        question={question(table)}
        confirmText="Imprimir"
        onConfirm={() => {
          goesOn.current = true
          setAgreed(true)
        }}
        onClose={() => goesOn.current || onDone()}
      />
    )
  return laidOut ? (
    <Paper exportable={exportable} table={laidOut} onPrinted={onDone} />
  ) : (
    <Preparing text="Preparando la impresión…" onCancel={onDone} />
  )
}
