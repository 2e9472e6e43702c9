/** Body that the form sends for bus 12, which driver 1001 has. */
export const BUS = {
  numero: '12',
  empresa: 'Coonatra',
  ruta: 'CCNT',
  modelo: '2019',
  marca: 'Chevrolet',
  placa: 'ABC123',
  conductorDocumento: '1001',
}
