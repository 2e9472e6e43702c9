/** How the fields of each noun read in its history: in the words and formats of its screens. */
import { nombreDeRuta, nombreDeTipoDocumento } from '../../contract/catalogos'
import type { Sustantivo } from '../../contract/historial'
import { leerRoles } from '../../contract/permisos'
import { siNo } from '../../ui/texts/formats'
import { shortInstant } from '../../ui/texts/instants'
import { rolesText } from '../../ui/texts/roles'
import {
  contadasText,
  count,
  date,
  derived,
  gastosText,
  flag,
  money,
  percentage,
  text,
  written,
  type Fields,
} from './fieldKinds'

const LIQUIDACIONES: Fields = {
  fecha: date('Fecha'),
  busNumero: text('Bus'),
  conductorNombre: text('Conductor'),
  viajes: count('Viajes'),
  regIni: count('Registradora inicial'),
  regFin: count('Registradora final'),
  sensor: count('Sensor'),
  civica: count('Cívica'),
  tiquetes: count('Tiquetes'),
  gastos: { label: 'Gastos', text: gastosText },
  comentario: text('Comentario'),
  liquidada: flag('Liquidada'),
  fechaEntrega: date('Fecha de entrega'),
  pasajerosReg: derived(count('Pasajeros reg.')),
  pasajerosSensor: derived(count('Pasajeros sensor')),
  valorNetoReg: derived(money('Neto reg.')),
  valorNetoSensor: derived(money('Neto sensor')),
  salarioReg: derived(money('Salario reg.')),
  salarioSensor: derived(money('Salario sensor')),
  pasajeValor: derived(money('Valor del pasaje')),
  pasajePorcentajePasajero: derived(percentage('Porcentaje pasajero')),
  pasajePorcentajeFestivos: derived(percentage('Porcentaje festivos')),
  pasajePorcentajeBonificacion: derived(percentage('Porcentaje bonificación')),
  pasajeLimiteBonificacion: derived(count('Límite bonificación')),
  pasajePasajerosPorViaje: derived(count('Pasajeros por viaje')),
  festivo: derived(flag('Festivo')),
}

const CONDUCTORES: Fields = {
  nombre: text('Nombre'),
  empresa: text('Empresa'),
  fechaNacimiento: date('Fecha de nacimiento'),
  tipoDocumento: written('Tipo de documento', nombreDeTipoDocumento),
  documento: text('Documento'),
  fechaUltimoIngreso: date('Fecha de último ingreso'),
  fechaUltimoRetiro: date('Fecha de último retiro'),
  servicioDesde: derived(date('Servicio desde')),
  valido: derived({ label: 'Retirado', text: (value) => (value == null ? '' : siNo(!value)) }),
}

const BUSES: Fields = {
  numero: text('Número'),
  placa: text('Placa'),
  empresa: text('Empresa'),
  ruta: written('Ruta', nombreDeRuta),
  modelo: text('Modelo'),
  marca: text('Marca'),
  conductorNombre: text('Conductor'),
}

const PASAJES: Fields = {
  ruta: written('Ruta', nombreDeRuta),
  valor: money('Valor'),
  porcentajePasajero: percentage('Porcentaje pasajero'),
  porcentajeFestivos: percentage('Porcentaje festivos'),
  porcentajeBonificacion: percentage('Porcentaje bonificación'),
  limiteBonificacion: count('Límite bonificación'),
  pasajerosPorViaje: count('Pasajeros por viaje'),
  fechaInicio: date('Fecha inicio'),
  fechaFinal: date('Fecha final'),
  valido: derived(flag('Válido')),
}

const ofLedger = (field: string, label: string): Fields => ({
  valor: money('Valor'),
  conductorNombre: text('Conductor'),
  [field]: text(label),
  fecha: date('Fecha'),
})

const ASISTENCIAS: Fields = {
  fecha: date('Fecha'),
  bus: text('Bus'),
  conductorNombre: text('Conductor'),
  asistio: flag('Asistió'),
  entregoAlDia: flag('Entrego Al Día'),
  entregoPresencial: flag('Entrego Presencial'),
  justificacion: text('Justificación'),
}

const CIERRES: Fields = {
  fecha: date('Fecha de entrega'),
  nombre: text('Usuario'),
  cerrado: flag('Cerrada'),
  cerradoPor: text('Cerrada por'),
  liquidaciones: count('Liquidaciones'),
  pendientes: count('Pendientes'),
  netoReg: money('Neto reg.'),
  netoSensor: money('Neto sensor'),
  abonos: money('Abonos'),
  deudas: money('Deudas'),
  esperado: money('Total a entregar'),
  contado: money('Contado'),
  diferencia: money('Diferencia'),
  motivo: text('Motivo de la diferencia'),
  contadas: { label: 'Liquidaciones contadas', text: contadasText },
}

const USUARIOS: Fields = {
  username: text('Usuario'),
  nombre: text('Nombre'),
  roles: written('Roles', (roles) => rolesText(leerRoles(roles))),
  activo: flag('Activo'),
  // Its text is never in the record, only that it changed.
  claveHash: derived({ label: 'Clave', text: () => 'cambiada' }),
  claveProvisional: flag('Clave por cambiar'),
  ultimoIngreso: written('Último ingreso', shortInstant),
  // What raises it ends them.
  versionSesion: derived({ label: 'Sesiones', text: () => 'terminadas' }),
}

/** By the names of the tables' columns; what is not here (identifiers, versions) is not shown. */
export const NOUN_FIELDS: Readonly<Record<Sustantivo, Fields>> = {
  liquidaciones: LIQUIDACIONES,
  abonos: ofLedger('origen', 'Origen'),
  deudas: ofLedger('razon', 'Razón'),
  conductores: CONDUCTORES,
  buses: BUSES,
  pasajes: PASAJES,
  festivos: { fecha: date('Fecha') },
  asistencias: ASISTENCIAS,
  cierres: CIERRES,
  usuarios: USUARIOS,
  respaldos: {},
}
