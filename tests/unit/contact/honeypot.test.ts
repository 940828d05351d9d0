import { describe, expect, it } from 'vitest';
import { hiddenFields } from '../../../src/contact/fields.ts';
import { localeCodes } from '../../../src/locales.ts';
import { words } from '../../words.ts';

/**
 * What browsers and password managers look for in the names and labels of
 * fields, in our languages: each word tells them what to fill in.
 */
const known = [
  ...['name', 'nom', 'nome', 'nombre', 'first', 'last', 'vorname', 'apellido', 'cognome', 'morada'],
  ...['mail', 'courriel', 'correo', 'user', 'login', 'pass', 'kennwort', 'contraseña', 'url'],
  ...['phone', 'mobil', 'tel', 'handy', 'fax', 'company', 'organi', 'business', 'firma', 'empresa'],
  ...['société', 'societ', 'azienda', 'ragione', 'web', 'site', 'address', 'adress', 'addr', 'rue'],
  ...['street', 'straße', 'strasse', 'dirección', 'direccion', 'endereço', 'indirizzo', 'city'],
  ...[
    'town',
    'stadt',
    'ville',
    'ciudad',
    'cidade',
    'città',
    'zip',
    'post',
    'plz',
    'country',
    'pays',
  ],
  ...['land', 'país', 'pais', 'paese', 'state', 'region', 'provinc', 'area', 'title', 'anrede'],
  ...['prefix', 'suffix', 'number', 'nummer', 'numero', 'número', 'card', 'code', 'birth', 'date'],
  ...['fecha', 'search', 'query', 'subject', 'comment', 'message', 'nachricht'],
];

const matches = (text: string) => known.filter((word) => text.toLowerCase().includes(word));

describe('the honeypot', () => {
  it('has a name that nothing fills in', () => {
    expect(matches(hiddenFields.honeypot)).toEqual([]);
    expect(matches('website')).not.toEqual([]);
  });

  it.each(localeCodes)('has a label in %s that nothing fills in', (locale) => {
    expect(matches(words(locale, 'contact.honeypot'))).toEqual([]);
    expect(matches(words(locale, 'contact.email.label'))).not.toEqual([]);
  });
});
