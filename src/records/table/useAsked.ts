import type { GridColDef } from '@mui/x-data-grid'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import { selectTable, tableChanged, type TableState } from '../../ui/tableState/tableSlice'

/** Parameters of an address: what is sorted by, a column's condition, the quick search. */
const NAMES = ['orden', 'filtro', 'texto'] as const

const FLAGS: Record<string, boolean | undefined> = { true: true, false: false }

type Asked = Pick<TableState, 'filter' | 'sort'>
type Columns = readonly Pick<GridColDef, 'field' | 'type' | 'filterOperators'>[]

/** A table's filters and sort as values of these parameters: `orden=fecha&orden=desc&filtro=bus&filtro=contains&filtro=303`. */
function valuesOf({ filter: { items, quickFilterValues = [] }, sort: [sort] }: Asked): unknown[][] {
  const condition = items.flatMap(({ field, operator, value }) =>
    value === undefined && !/Empty$/.test(operator)
      ? []
      : ([field, operator, value ?? []] as unknown[]).flat(),
  )
  return [sort ? [sort.field, sort.sort] : [], condition, quickFilterValues]
}

/** Values as they stand in an address, one by one. */
const textOf = (values: readonly unknown[][]) => JSON.stringify(values.map((some) => some.map(String)))

const valuesIn = (address: URLSearchParams) => NAMES.map((name) => address.getAll(name))

/** Reads a table of these columns in an address; what cannot be read is left out. */
function tableIn(address: URLSearchParams, columns: Columns): Asked {
  const [[by = '', direction] = [], [field = '', operator = '', ...texts] = [], words] = valuesIn(address)
  const column = columns.find((one) => one.field === field)
  const [text] = column?.type === 'boolean' ? texts.map((one) => FLAGS[one]) : texts
  const item = { field, operator, value: operator === 'isAnyOf' ? texts : text }
  return {
    sort: columns.some((one) => one.field === by)
      ? [{ field: by, sort: direction === 'desc' ? 'desc' : 'asc' }]
      : [],
    filter: {
      items: column?.filterOperators?.some(({ value }) => value === operator) ? [item] : [],
      quickFilterValues: words,
    },
  }
}

interface Listed {
  id: string
  /** Absent while they are on their way: what led here may still be needed in its address. */
  rows?: readonly unknown[]
  /** A part of a page, which has no address of its own. */
  section?: boolean
}

/**
 * Rows that are asked of a table, which stand in the store and in the address, to bookmark and share them. The address is read once, and
 * wins; from then on it follows the store.
 */
export function useAsked({ id: table, rows, section }: Listed, columns: Columns) {
  const dispatch = useAppDispatch()
  const [address, setAddress] = useSearchParams()
  const stored = useAppSelector((state) => selectTable(state, table))
  const [opened, setOpened] = useState(() =>
    section || valuesIn(address).flat().length === 0 ? null : { page: 0, ...tableIn(address, columns) },
  )
  if (opened?.filter === stored.filter) setOpened(null)
  const asked = opened ?? stored
  const isAhead = !section && rows && textOf(valuesOf(asked)) !== textOf(valuesIn(address))

  useLayoutEffect(() => {
    if (opened) dispatch(tableChanged({ table, ...opened }))
  }, [opened, dispatch, table])

  useEffect(() => {
    if (!isAhead) return
    setAddress(
      (current) => {
        const next = new URLSearchParams(current)
        for (const [i, values] of valuesOf(asked).entries()) {
          next.delete(NAMES[i]!)
          for (const value of values) next.append(NAMES[i]!, String(value))
        }
        return next
      },
      { replace: true },
    )
  }, [isAhead, asked, setAddress])
  return asked
}
