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
    const work = async () => {
      try {
        const table = await exportable.file()
        if (shown && table) downloadCsv(exportable.fileName, table)
      } finally {
        if (shown) done()
      }
    }
    void work()
    return () => {
      shown = false
    }
  }, [exportable])
  return null
}
