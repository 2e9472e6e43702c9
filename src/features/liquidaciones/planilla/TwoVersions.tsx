import Button from '@mui/material/Button'
import { useEventCallback } from '@mui/material/utils'
import type { GridApi } from '@mui/x-data-grid'
import { skipToken } from '@reduxjs/toolkit/query'
import type { RefObject } from 'react'
import { useAppDispatch } from '../../../api/client/hooks'
import { useHistorialDeRegistroQuery } from '../../../api/historial'
import { atTime } from '../../../ui/texts/instants'
import type { SheetRow } from './sheetRow'
import { keepMine, takeOthers } from './typing'

/** Author of the last change of a settlement, and that change in words, as far as they are known. */
function useLastChange(identificador: string | null | undefined, verb: string) {
  const { currentData: [last] = [] } = useHistorialDeRegistroQuery(
    identificador ? { sustantivo: 'liquidaciones', identificador } : skipToken,
  )
  const author = last?.usuario
  return {
    author,
    text: author ? `${author} la ${verb} ${atTime(last.instante)}.` : 'Cambió mientras tanto.',
  }
}

/** Author and time of a change of what was saved in the sheet. */
export const LastChange = ({ uuid, verb }: NonNullable<SheetRow['changed']>) => (
  <strong>{useLastChange(uuid, verb).text}</strong>
)

interface Props {
  row: SheetRow
  other: NonNullable<SheetRow['other']>
  apiRef: RefObject<GridApi | null>
}

/** Conflict in a row that somebody is in: who changed it and when, both values where they differ, and the choice between the two. */
export function TwoVersions({ row, other, apiRef }: Props) {
  const dispatch = useAppDispatch()
  const { uuid, isPreview, isDeleted, isFinal, closed, fields, onto } = other
  const { author, text } = useLastChange(uuid, isDeleted ? 'eliminó' : 'guardó')
  const leave = isPreview
    ? 'Usar lo de ahora'
    : isDeleted
      ? 'Dejarla eliminada'
      : author
        ? `Dejar la de ${author}`
        : 'Dejar la guardada'

  const run = useEventCallback((action: typeof takeOthers | typeof keepMine) => {
    dispatch(action(row))
    // The pressed button goes with what it answers.
    apiRef.current?.setCellFocus(row.id, 'viajes')
  })
  return (
    <>
      <strong>{text}</strong>
      {closed && <span>{closed}</span>}
      {fields.map((field) => (
        <span key={field.label}>
          {field.label}: <b>{field.text(onto) || 'vacío'}</b>, usted{' '}
          <b>{field.text(row.filled) || 'vacío'}</b>.
        </span>
      ))}
      <Button size="small" onClick={() => run(takeOthers)}>
        {leave}
      </Button>
      {row.read?.body && !isFinal && !row.entry?.saving && (
        <Button size="small" onClick={() => run(keepMine)}>
          Guardar la mía
        </Button>
      )}
    </>
  )
}
