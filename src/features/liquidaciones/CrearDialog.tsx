import { useRef, useState } from 'react'
import { useCrearLiquidacionMutation } from '../../api/liquidaciones'
import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import { FormDialog } from '../../ui/form/FormDialog'
import { useFormActions } from '../../ui/form/formStore'
import { BuscarButton } from './BuscarButton'
import { ANCHO_DIALOGO, ANCHO_MAXIMO_DIALOGO } from './dialogWidth'
import { LiquidacionFields } from './LiquidacionFields'
import {
  cuerpoDe,
  FormularioLiquidacionSchema,
  sinLoCargado,
  valoresDe,
  VALORES_VACIOS,
  type ValoresLiquidacion,
} from './valores'

/** 'Crear' of the list: a new settlement, or one that Buscar has loaded. */
export default function CrearDialog({ onCerrar }: { onCerrar: () => void }) {
  const [crear] = useCrearLiquidacionMutation()
  return (
    <FormDialog
      abierto
      titulo="Crear Liquidación"
      esquema={FormularioLiquidacionSchema}
      valoresIniciales={VALORES_VACIOS}
      borrador="crear-liquidacion"
      onEnviar={(_valores, datos) => crear(cuerpoDe(datos)).unwrap()}
      onCerrar={onCerrar}
      textoEnviar="Crear"
      textoEnviando="Creando..."
      ancho={ANCHO_DIALOGO}
      anchoMaximo={ANCHO_MAXIMO_DIALOGO}
    >
      <CamposDeCreacion />
    </FormDialog>
  )
}

function CamposDeCreacion() {
  const { getValues, setValue } = useFormActions<ValoresLiquidacion>()
  const [conductorActual, setConductorActual] = useState<string | null>(null)
  /** What Buscar has brought for the date and bus of the form. */
  const cargados = useRef<ValoresLiquidacion>(null)

  const alCargar = (detalle: LiquidacionDetalle | null) => {
    cargados.current = detalle && valoresDe(detalle)
    setConductorActual(detalle?.conductorNombre ?? null)
  }
  const soltarCargada = () => {
    if (!cargados.current) return
    const vacios = sinLoCargado(getValues(), cargados.current)
    for (const [campo, valor] of Object.entries(vacios)) setValue(campo, valor)
    cargados.current = null
  }

  return (
    <LiquidacionFields
      junto={<BuscarButton onCargado={alCargar} />}
      conductorActual={conductorActual}
      alCambiarClave={soltarCargada}
    />
  )
}
