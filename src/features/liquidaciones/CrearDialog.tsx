import { useState } from 'react'
import { useCrearLiquidacionMutation } from '../../api/liquidaciones'
import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import { FormDialog } from '../../ui/form/FormDialog'
import { useFormActions } from '../../ui/form/formStore'
import { BuscarButton } from './BuscarButton'
import { ANCHO_DIALOGO, ANCHO_MAXIMO_DIALOGO } from './dialogWidth'
import { LiquidacionFields } from './LiquidacionFields'
import { useSiguiente } from './useSiguiente'
import {
  cuerpoDe,
  FormularioLiquidacionSchema,
  sinLoCargado,
  valoresDe,
  VALORES_VACIOS,
  type ValoresLiquidacion,
} from './valores'

/** What Buscar has brought last, and whether the form still holds its date and bus. */
interface Cargado {
  detalle: LiquidacionDetalle | null
  vigente: boolean
}

/** 'Crear' of the list: a new settlement, or one that Buscar has loaded. */
export default function CrearDialog({ onCerrar }: { onCerrar: () => void }) {
  const [crear] = useCrearLiquidacionMutation()
  const [cargado, setCargado] = useState<Cargado>({ detalle: null, vigente: false })
  const alCargar = (detalle: LiquidacionDetalle | null) => setCargado({ detalle, vigente: detalle !== null })
  const preparar = useSiguiente(alCargar)
  return (
    <FormDialog
      abierto
      titulo="Crear Liquidación"
      esquema={FormularioLiquidacionSchema}
      valoresIniciales={VALORES_VACIOS}
      borrador="crear-liquidacion"
      onEnviar={(valores, datos) => crear(cuerpoDe(valores, datos)).unwrap()}
      onCerrar={onCerrar}
      textoEnviar="Crear"
      textoEnviando="Creando..."
      siguiente={{ texto: 'Crear y siguiente', preparar }}
      ancho={ANCHO_DIALOGO}
      anchoMaximo={ANCHO_MAXIMO_DIALOGO}
    >
      <CamposDeCreacion
        {...cargado}
        onCargado={alCargar}
        onSoltado={() => setCargado({ ...cargado, vigente: false })}
      />
    </FormDialog>
  )
}

interface CamposProps extends Cargado {
  onCargado: (detalle: LiquidacionDetalle | null) => void
  onSoltado: () => void
}

function CamposDeCreacion({ detalle, vigente, onCargado, onSoltado }: CamposProps) {
  const { getValues, setValue } = useFormActions<ValoresLiquidacion>()

  const soltarCargada = () => {
    if (!detalle || !vigente) return
    const vacios = sinLoCargado(getValues(), valoresDe(detalle))
    for (const [campo, valor] of Object.entries(vacios)) setValue(campo, valor)
    onSoltado()
  }

  return (
    <LiquidacionFields
      junto={<BuscarButton onCargado={onCargado} />}
      conductorActual={detalle?.conductorNombre}
      vistaPrevia={vigente && !detalle?.uuid ? detalle : null}
      alCambiarClave={soltarCargada}
    />
  )
}
