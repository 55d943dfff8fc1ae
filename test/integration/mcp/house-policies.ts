/** Policies whose clause numbers are alike, in two libraries. */
export const HOUSE = {
  'leave.md': [
    '---',
    'version: 4.1',
    'effective: 2025-01-01',
    '---',
    '# Leave policy',
    '',
    '## Sick leave',
    '',
    '3. Sick leave is paid for ten working days.',
    '',
    '4. A doctor’s note is needed after three days of sickness.',
    '',
    '## Parents',
    '',
    '5. Parents get twelve weeks of paid leave after a birth.',
  ],
  'travel.md': [
    '# Travel policy',
    '',
    '3. Trains are booked in second class.',
    '',
    '4. Taxis are paid between ten at night and six in the morning.',
  ],
  'drones.md': ['---', 'status: draft', '---', '# Drone policy', '', '9. Drones may fly over the depot.'],
};

export const NEIGHBOUR = {
  'vault.md': ['# Vault policy', '', '3. The code of the vault is changed every Friday.'],
};
