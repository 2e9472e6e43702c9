import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import { useState, type ComponentType } from 'react'
import type { Accion } from '../../contract/permisos'
import { ConfirmDialog } from '../dialog/ConfirmDialog'
import { useDialogState } from '../drafts/useDialogState'
import { useRowAsOpened } from '../drafts/useRowAsOpened'
import { Page } from '../Page'
import { RoleButton } from '../RoleButton'
import type { Columna } from '../table/columns'
import { DataTable } from '../table/DataTable'
import type { Total } from '../table/Footer'
import type { FilaDeLibro } from './columnas'
import { ConductorSearchForm, type FiltroConductor } from './ConductorSearchForm'
import { linkOf } from './link'

/** What a ledger is, written once, outside the component. */
export interface Libro<Fila> {
  /** The key of its table and dialogs, the exported file's name, and its own in a sentence: 'No hay abonos.' */
  id: string
  titulo: string
  columnas: readonly Columna<Fila>[]
  acciones: { crear: Accion; editar: Accion; eliminar: Accion }
  eliminar: { titulo: string; pregunta: string }
  /** Creates a row, or edits the one that it is given. Lazy: the form's code comes when it is first opened. */
  Dialog: ComponentType<{ fila?: Fila; onCerrar: () => void }>
}

interface Props<Fila> {
  libro: Libro<Fila>
  filas: readonly Fila[] | undefined
  cargando: boolean
  totales: readonly Total[]
  filtro: FiltroConductor | null
  buscar: (filtro: FiltroConductor) => void
  limpiar: () => void
  onEliminar: (fila: Fila) => Promise<unknown>
}

/** The screen of a ledger of the drivers': what they owe, what they have paid back (section 2). */
export function LibroPage<Fila extends FilaDeLibro>(props: Props<Fila>) {
  const { libro, filas } = props
  const { id, titulo, acciones, Dialog } = libro
  const [uuid, setUuid] = useState<string | null>(null)
  const { dialogo, abrir, cerrar, uuid: deDialogo } = useDialogState<keyof typeof acciones>(id)
  const abierta = useRowAsOpened(filas, deDialogo)
  const deFila = { requiereSeleccion: true, seleccionado: filas?.some((fila) => fila.uuid === uuid) }
  const link = abierta && linkOf(abierta)

  return (
    <Page titulo={titulo}>
      <ConductorSearchForm
        titulo={`Buscar ${id}`}
        filtro={props.filtro}
        onBuscar={props.buscar}
        onLimpiar={props.limpiar}
      />
      <DataTable
        id={id}
        titulo={titulo}
        filas={filas}
        columnas={libro.columnas}
        cargando={props.cargando}
        mensajeVacio={`No hay ${id}.`}
        seleccion={{ uuid, onChange: setUuid }}
        totales={props.totales}
        exportacion={{ archivo: id }}
        acciones={
          <>
            <RoleButton
              accion={acciones.crear}
              atajo="crear"
              variant="contained"
              startIcon={<AddIcon />}
              onClick={() => abrir('crear')}
            >
              Crear
            </RoleButton>
            <RoleButton
              accion={acciones.eliminar}
              atajo="eliminar"
              {...deFila}
              startIcon={<DeleteIcon />}
              onClick={() => abrir('eliminar', uuid)}
            >
              Eliminar
            </RoleButton>
            <RoleButton
              accion={acciones.editar}
              atajo="editar"
              {...deFila}
              startIcon={<EditIcon />}
              onClick={() => abrir('editar', uuid)}
            >
              Editar
            </RoleButton>
          </>
        }
      />
      {dialogo === 'crear' && <Dialog onCerrar={cerrar} />}
      {dialogo === 'editar' && abierta && <Dialog fila={abierta} onCerrar={cerrar} />}
      <ConfirmDialog
        abierto={dialogo === 'eliminar' && abierta !== undefined}
        titulo={libro.eliminar.titulo}
        pregunta={link ? `${libro.eliminar.pregunta} ${link}` : libro.eliminar.pregunta}
        textoConfirmar="Eliminar"
        peligroso
        onConfirmar={() => abierta && props.onEliminar(abierta)}
        onCerrar={cerrar}
      />
    </Page>
  )
}
