/**
 * What a dialog says that creates a record or edits one, and its draft's name.
 *
 * @param noun 'Bus'
 * @param id the edited record's identifier; absent, the dialog creates one
 */
export const createOrEdit = (noun: string, id: string | undefined) =>
  id === undefined
    ? {
        title: `Crear ${noun}`,
        draftName: `crear-${noun.toLowerCase()}`,
        submitText: 'Crear',
        submittingText: 'Creando...',
      }
    : {
        title: `Editar ${noun}`,
        draftName: `editar-${noun.toLowerCase()}-${id}`,
        submitText: 'Aceptar',
        submittingText: 'Guardando...',
      }
