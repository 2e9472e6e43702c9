import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { useAppDispatch } from '../../api/client/hooks'
import { columnChosen } from '../fileRows/importSlice'
import { brokenLetters } from '../fileRows/letters'
import { isOurs } from '../fileRows/ours'
import { lostColumns } from '../fileRows/source'
import { Said } from './Said'
import type { Import } from './useSending'

/** The columns that go nowhere, with their first values; one of money may be taken for an expense of its name. */
export function LostColumns({ work: { noun, source, matching } }: { work: Import }) {
  const dispatch = useAppDispatch()
  const { extraField } = noun
  const [lost, ours] = useMemo(() => {
    const columns = source ? lostColumns(source, Object.values(matching)) : []
    const computed = columns.filter((column) => source && isOurs(noun, source, matching, column))
    return [columns.filter((column) => !computed.includes(column)), computed]
  }, [noun, source, matching])
  const inWords = ({ title, values }: { title: string; values: readonly string[] }) =>
    `${title}${brokenLetters(title) ? ' (letras dañadas)' : ''}: ${values.join(', ')}`
  return (
    <>
      <Said
        severity="warning"
        title="Columnas que no van a ningún dato:"
        lines={lost.map((column) => {
          const { index, title } = column
          const extra = extraField?.(title)?.field.name
          return (
            <>
              {inWords(column)}{' '}
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
        lines={ours.map(inWords)}
      />
    </>
  )
}
