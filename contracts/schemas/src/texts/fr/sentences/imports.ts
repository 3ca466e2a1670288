import { IMPORT_KINDS, IMPORT_LIMITS, IMPORT_MODES } from '../../../imports.js';
import { oneOf, required } from './patterns.js';

const MEGABYTES = String(IMPORT_LIMITS.bytes / (1024 * 1024));

/** The French sentences about imports. */
export const IMPORTS = {
  'import.file': required('Un fichier CSV'),
  'import.kind': oneOf('Le type', IMPORT_KINDS),
  'import.mode': oneOf('Le mode', IMPORT_MODES),
  'import.workbook': 'Ce fichier est un classeur. Veuillez d’abord l’enregistrer au format CSV dans votre tableur',
  'import.size': `Un fichier CSV ne doit pas dépasser ${MEGABYTES} Mo`,
  'import.rows': `Un fichier comporte ${IMPORT_LIMITS.rows.toLocaleString('fr')} lignes au plus. Veuillez le scinder`,
  'import.empty': 'Ce fichier ne contient aucune ligne sous les noms de ses colonnes',
  'import.unknownColumn': 'Cette colonne n’existe pas. Veuillez reprendre les noms des colonnes d’un fichier exporté',
  'import.columnTwice': 'Cette colonne est présente deux fois',
  'import.unreadable':
    'Le fichier est illisible à partir de cette ligne. Veuillez vérifier ses guillemets et ses séparateurs',
  'import.cells': 'Le nombre de cellules de cette ligne ({count}) n’est pas celui des colonnes ({columns})',
  'import.id': 'Cet identifiant n’existe pas. Laissez-le vide pour ajouter la ligne',
  'import.several':
    'Plusieurs entrées portent ce nom dans cette ville. Veuillez indiquer l’identifiant de celle qui convient',
  'import.twice': 'La ligne {row} du fichier est la même entrée',
  'import.json': 'Cette cellule doit être au format JSON, tel que l’écrit un fichier exporté',
  'import.numberAmbiguous': 'Ce nombre peut se lire de deux façons. Veuillez l’écrire avec un point décimal',
  'import.notAllowed':
    'La personne qui a envoyé ce fichier n’a plus le droit d’écrire de telles lignes. Rien n’a été modifié',
  'import.failed':
    'Une défaillance de notre part a empêché le traitement du fichier. Rien n’a été modifié. Veuillez réessayer plus tard',
};
