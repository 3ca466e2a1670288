import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { RequestPresenter, type CommonAnswer } from '../visitor-requests/request-presenter.js';
import { CONTACTS, type ContactRow } from './contact-definition.js';
import { ContactPrivacy, type ContactText } from './contact-privacy.js';
import type { WorkDto } from '../desk/work/work.dto.js';
import type { ContactDto } from './contact.dto.js';

const UNREADABLE: ContactText = { name: '', email: '', subject: '', message: '' };

/** A contact request without who works on it. */
export type PlainContact = Omit<ContactDto, keyof WorkDto>;

/** Turns rows of contact requests into the answers that staff get. */
@Injectable()
export class ContactPresenter extends RequestPresenter<ContactRow, ContactText, PlainContact> {
  constructor(privacy: ContactPrivacy, logger: PinoLogger) {
    logger.setContext(ContactPresenter.name);
    super(privacy, logger, CONTACTS);
  }

  protected complete({ status }: ContactRow, text: ContactText = UNREADABLE, common: CommonAnswer): PlainContact {
    const { name, email, subject, message, telephone = null, callbackTime = null } = text;
    return { ...common, name, email, subject, message, telephone, callbackTime, status };
  }
}
