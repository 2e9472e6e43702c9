import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { useAppDispatch } from '../../api/client/hooks'
import { columnChosen } from '../fileRows/importSlice'
import { computedOf, plain } from '../fileRows/matching'
import { lostColumns } from '../fileRows/source'
import { Said } from './Said'
import type { Import } from './useSending'

/** The columns that go nowhere, with their first values; one of money may be taken for an expense of its name. */
export function LostColumns({ work: { noun, source, matching } }: { work: Import }) {
  const dispatch = useAppDispatch()
  const { extraField } = noun
  const own = computedOf(noun)
  const columns = useMemo(
    () => (source ? lostColumns(source, Object.values(matching)) : []),
    [source, matching],
  )
  const isOurs = ({ title }: { title: string }) => own.includes(plain(title))
  const lost = columns.filter((column) => !isOurs(column))
  const ours = columns.filter(isOurs)
  return (
    <>
      <Said
        severity="warning"
        title="Columnas que no van a ningún dato:"
        lines={lost.map(({ index, title, values, isMoney }) => {
          const extra = isMoney ? extraField?.(title)?.field.name : undefined
          return (
            <>
              {title}: {values.join(', ')}{' '}
              {extra && (
                <Button size="small" onClick={() => dispatch(columnChosen({ [extra]: index }))}>
                  Tomar {title} como gasto
                </Button>
              )}
            </>
          )
        })}
      />
      <Said
        severity="info"
        title="No hace falta importar lo que se calcula aquí:"
        lines={ours.length > 0 ? [ours.map(({ title }) => title).join(', ')] : []}
      />
    </>
  )
}
