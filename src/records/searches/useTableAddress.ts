import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { GridFilterItem } from '@mui/x-data-grid'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import type { FieldKind } from '../../contract/fieldKinds'
import { selectTable, tableChanged, type TableState } from '../../ui/tableState/tableSlice'

type Asked = Pick<TableState, 'filter' | 'sort'>

/** Names in the address: what is sorted by, a column's condition, the quick search. */
const NAMES = ['orden', 'filtro', 'texto'] as const

/** A table's filters and sort as texts of an address: '-fecha', '["busNumero","contains","303"]', 'gomez 303'. */
function textsOf({ filter: { items, quickFilterValues = [] }, sort: [sort] }: Asked): string[] {
  const [item] = items
  const isSet = item && (item.value !== undefined || /Empty$/.test(item.operator))
  return [
    sort ? `${sort.sort === 'desc' ? '-' : ''}${sort.field}` : '',
    isSet ? JSON.stringify([item.field, item.operator, item.value]) : '',
    quickFilterValues.join(' '),
  ]
}

type Columns = readonly { field: string; kind?: FieldKind }[]

const isText = (value: unknown) => typeof value === 'string'

/** A column's condition in an address; undefined where it cannot be read. */
function conditionIn(text: string, columns: Columns): GridFilterItem | undefined {
  let said: unknown
  try {
    said = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!Array.isArray(said)) return undefined
  const [field, operator, value] = said as unknown[]
  const column = columns.find((one) => one.field === field)
  if (!column || typeof operator !== 'string') return undefined
  const fits =
    operator === 'isAnyOf'
      ? Array.isArray(value) && value.every(isText)
      : (value ?? null) === null || typeof value === (column.kind === 'boolean' ? 'boolean' : 'string')
  return fits ? { field: column.field, operator, value: value ?? undefined } : undefined
}

/** Reads a table of these columns in an address; the unreadable is left out. */
export function tableIn(address: URLSearchParams, columns: Columns): Asked {
  const [order, condition, words] = NAMES.map((name) => address.get(name) ?? '')
  const field = order?.replace(/^-/, '') ?? ''
  const item = conditionIn(condition ?? '', columns)
  return {
    sort: columns.some((one) => one.field === field)
      ? [{ field, sort: order?.startsWith('-') ? 'desc' : 'asc' }]
      : [],
    filter: { items: item ? [item] : [], quickFilterValues: words?.split(' ').filter(Boolean) },
  }
}

interface Listed {
  id: string
  columns: Columns
  /** Absent while they are on their way: what led here may still be needed in its address. */
  rows: readonly unknown[] | undefined
  /** A part of a page, which has no address of its own. */
  section?: boolean
}

/**
 * Keeps a list's filters and sort in the address, to bookmark and share it. The address is read once, and wins; from then on it follows
 * the store.
 *
 * @returns whether it is read
 */
export function useTableAddress({ id: table, columns, rows, section = false }: Listed) {
  const dispatch = useAppDispatch()
  const [address, setAddress] = useSearchParams()
  const asked = useAppSelector((state) => selectTable(state, table))
  const texts = useMemo(() => textsOf(asked), [asked])
  /** Filters and sort of the address, until the store has them. */
  const [opened, setOpened] = useState(() => (section ? null : tableIn(address, columns)))
  const said = opened && textsOf(opened)
  const read = !said || said.every((text) => !text) || said.every((text, i) => text === texts[i])
  if (opened && read) setOpened(null)
  const isAhead = NAMES.some((name, i) => (address.get(name) ?? '') !== texts[i])

  useLayoutEffect(() => {
    if (opened) dispatch(tableChanged({ table, page: 0, ...opened }))
  }, [opened, dispatch, table])

  useEffect(() => {
    if (section || !read || !rows || !isAhead) return
    setAddress(
      (current) => {
        const next = new URLSearchParams(current)
        for (const [i, name] of NAMES.entries()) {
          if (texts[i]) next.set(name, texts[i])
          else next.delete(name)
        }
        return next
      },
      { replace: true },
    )
  }, [section, read, rows, isAhead, texts, setAddress])
  return read
}
