import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { use, useEffect, useRef, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import { sinAcentos } from '../../contract/sinAcentos'
import { paletteOf } from '../style/palette'
import { orderColumns } from './arrangement'
import { ColumnLine } from './ColumnLine'
import { DensitySwitch } from './DensitySwitch'
import { arrangementReset, columnOrderChanged, columnsChanged, selectTable } from './tableSlice'
import { ToolbarContent } from './Toolbar'
import { isVisible } from './useTableState'

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  width: 'min(340px, calc(100vw - 32px))',
  '& > .busqueda, & > .ajustes': { padding: theme.spacing(1) },
  '& > .ajustes': {
    display: 'grid',
    gap: theme.spacing(1),
    borderTop: `1px solid ${paletteOf(theme).divider}`,
  },
  '& > ul': {
    maxHeight: 'min(320px, 45vh)',
    margin: 0,
    padding: theme.spacing(0, 1),
    overflowY: 'auto',
    listStyle: 'none',
  },
  '& .MuiFormControlLabel-root': { margin: 0 },
  '& .en-los-extremos': { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
}))

/** The columns' panel: which are shown, in which order, and how high the rows are. */
export default function ColumnsManagement() {
  const { table, columns } = use(ToolbarContent)
  const dispatch = useAppDispatch()
  const { columns: chosen, order, density } = useAppSelector((state) => selectTable(state, table))
  const [sought, setSought] = useState('')
  const [moved, setMoved] = useState('')
  const search = useRef<HTMLInputElement>(null)
  useEffect(() => search.current?.focus(), [])

  const ordered = orderColumns(columns, order)
  const shown = Object.fromEntries(columns.map((column) => [column.field, isVisible(column, chosen)]))
  const all = columns.every(({ field }) => shown[field])
  const found = ordered.filter(({ title }) => sinAcentos(title).includes(sinAcentos(sought)))

  const show = (fields: Record<string, boolean>) =>
    dispatch(columnsChanged({ table, columns: { ...shown, ...fields } }))
  const move = (field: string, step: 1 | -1) => {
    const fields = ordered.map((column) => column.field)
    const from = fields.indexOf(field)
    fields.splice(from, 1)
    fields.splice(from + step, 0, field)
    dispatch(columnOrderChanged({ table, order: fields }))
    setMoved(`${ordered[from]?.title}: columna ${from + step + 1} de ${fields.length}`)
  }

  return (
    <Panel>
      <div className="busqueda">
        <TextField
          type="search"
          size="small"
          label="Buscar columna"
          autoComplete="off"
          fullWidth
          value={sought}
          onChange={({ target }) => setSought(target.value)}
          inputRef={search}
        />
      </div>
      <ul aria-label="Columnas">
        {found.map(({ field, title }) => (
          <ColumnLine
            key={field}
            title={title}
            shown={shown[field] ?? true}
            first={field === ordered[0]?.field}
            last={field === ordered.at(-1)?.field}
            onShow={(checked) => show({ [field]: checked })}
            onMove={(step) => move(field, step)}
          />
        ))}
        {found.length === 0 && <Typography component="li">No hay columnas.</Typography>}
      </ul>
      <div className="ajustes">
        <DensitySwitch table={table} density={density} />
        <span className="en-los-extremos">
          <FormControlLabel
            label="Mostrar u ocultar todas"
            control={
              <Checkbox
                size="small"
                checked={all}
                indeterminate={!all && columns.some(({ field }) => shown[field])}
                onChange={() => show(Object.fromEntries(columns.map(({ field }) => [field, !all])))}
              />
            }
          />
          <Button onClick={() => dispatch(arrangementReset({ table }))}>Restablecer</Button>
        </span>
        <Typography variant="body2" color="textSecondary" role="status">
          {moved}
        </Typography>
      </div>
    </Panel>
  )
}
