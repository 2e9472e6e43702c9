import { useEffect, useEffectEvent } from 'react'
import { downloadCsv } from './csvFile'
import type { Exportable } from './exportable'

interface Props {
  exportable: Exportable
  onDone: () => void
}

/** Downloads a table as CSV, as soon as its figures are there. */
export default function CsvJob({ exportable, onDone }: Props) {
  const done = useEffectEvent(onDone)
  useEffect(() => {
    let shown = true
    const { fileName, file } = exportable
    void Promise.resolve(file()).then((table) => {
      if (!shown) return
      if (table) downloadCsv(fileName, table)
      done()
    })
    return () => {
      shown = false
    }
  }, [exportable])
  return null
}
