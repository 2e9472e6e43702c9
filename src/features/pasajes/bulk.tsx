import BlockIcon from '@mui/icons-material/Block'
import { UNTRACKED } from '../../api/client/untracked'
import { pasajesApi } from '../../api/pasajes'
import { nombreDeRuta } from '../../contract/catalogos'
import { fechaLarga } from '../../contract/fechas'
import type { PasajeFila } from '../../contract/pasajes'
import { PASAJES } from '../../records/nouns/pasajes'
import type { BulkAction, BulkOptions } from '../../records/bulk/bulkAction'

/** The button of one fare and of several. */
export const INVALIDAR_BUTTON = {
  label: 'Invalidar',
  icon: <BlockIcon />,
  permission: 'gestionarPasajes',
  shortcut: 'eliminar',
} as const

const INVALIDAR: BulkAction<PasajeFila> = {
  ...INVALIDAR_BUTTON,
  dangerous: true,
  title: 'Invalidar pasajes',
  words: PASAJES.words,
  done: ['pasaje invalidado', 'pasajes invalidados'],
  // As for a single one: no call makes a fare valid again.
  warning: () => async () => 'No se puede deshacer.',
  skips: [{ test: ({ valido }) => !valido, words: ['ya inválido', 'ya inválidos'] }],
  run:
    ({ uuid: uuidPasaje }) =>
    (dispatch) =>
      dispatch(pasajesApi.endpoints.invalidarPasaje.initiate({ uuidPasaje }, UNTRACKED)).unwrap(),
}

/** Bulk actions on fares. */
export const BULK: BulkOptions<PasajeFila> = {
  nameOf: ({ ruta, fechaInicio }) => `${nombreDeRuta(ruta)} desde el ${fechaLarga(fechaInicio)}`,
  actions: [INVALIDAR],
}
