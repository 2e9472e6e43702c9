import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined'
import CircularProgress from '@mui/material/CircularProgress'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import { useEventCallback } from '@mui/material/utils'
import { memo, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { onDemand } from '../onDemand'
import { enmascarar } from './dateMask'
import { FieldFrame, ariaDe, type FieldProps } from './FieldFrame'
import { escribirFecha, leerFecha, type FormatoFecha } from './typedDate'
import { useBoundField, type BoundField } from './useBoundField'
import { useEditedText } from './useEditedText'

// The calendar weighs as much as the rest of a form: it comes when it is asked for.
const Calendar = onDemand(
  () => import('./Calendar'),
  <CircularProgress aria-label="Cargando" sx={{ m: 4 }} />,
)

interface Props extends FieldProps {
  formato?: FormatoFecha
  /** After the person, not the form, has changed the date: `YYYY-MM-DD`, '' or text that is no date yet. */
  onCambio?: (fecha: string) => void
}

const NADA = () => undefined

const Cuerpo = memo(function Cuerpo(props: Required<Pick<Props, 'onCambio'>> & Props & BoundField<string>) {
  const id = useId()
  const { name, label, valor, error, enviando, cambiar, salir, onCambio, formato = 'dd/MM/yy' } = props
  const disabled = props.disabled || enviando
  const leer = (texto: string) => leerFecha(texto, formato)
  const escribir = (fecha: string) => escribirFecha(fecha, formato)
  const [texto, setTexto] = useEditedText<string>(valor, leer, escribir)
  const [abierto, setAbierto] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  const fijar = (fecha: string) => {
    if (fecha === valor) return
    cambiar(fecha)
    onCambio(fecha)
  }
  const elegir = (fecha: string) => {
    fijar(fecha)
    setAbierto(false)
  }
  const alSalir = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Going to the field's own calendar is not leaving it.
    if (abierto || currentTarget.contains(relatedTarget)) return
    setTexto(escribir(valor))
    salir()
  }
  const abrirConTeclado = (event: KeyboardEvent) => {
    if (!event.altKey || event.key !== 'ArrowDown') return
    event.preventDefault()
    setAbierto(true)
  }

  return (
    <FieldFrame {...props} id={id}>
      <span className="campo-control" onBlur={alSalir}>
        <input
          {...ariaDe({ ...props, id, error })}
          ref={input}
          name={name}
          value={texto}
          disabled={disabled}
          inputMode="numeric"
          autoComplete="off"
          placeholder={formato === 'dd/MM/yyyy' ? 'dd/mm/aaaa' : 'dd/mm/aa'}
          onChange={({ target }) => {
            const nuevo = enmascarar(target.value, '/')
            setTexto(nuevo)
            fijar(leer(nuevo))
          }}
          onKeyDown={abrirConTeclado}
          onFocus={({ target }) => target.select()}
        />
        <span className="campo-botones">
          <IconButton
            aria-label={`Elegir ${label} en el calendario`}
            tabIndex={-1}
            disabled={disabled}
            onPointerEnter={Calendar.load}
            onClick={() => setAbierto(true)}
          >
            <CalendarMonth fontSize="small" />
          </IconButton>
        </span>
      </span>
      {abierto && (
        <Popover
          open
          anchorEl={() => input.current}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          onClose={() => setAbierto(false)}
          slotProps={{
            paper: {
              role: 'dialog',
              'aria-label': `Calendario de ${label}`,
              // The calendar's size, so that it has its place before its code comes.
              sx: { minWidth: 322, minHeight: 382 },
            },
          }}
        >
          <Calendar fecha={valor} limpiable={!props.requerido} onElegir={elegir} />
        </Popover>
      )}
    </FieldFrame>
  )
})

/**
 * A day, typed as digits or chosen in a calendar (its button, or Alt+Down). The form holds `YYYY-MM-DD`, '' while it is
 * empty, or the text as typed while that is no date, which the schema refuses.
 */
export function DateField(props: Props) {
  const onCambio = useEventCallback(props.onCambio ?? NADA)
  return <Cuerpo {...props} {...useBoundField<string>(props.name)} onCambio={onCambio} />
}
