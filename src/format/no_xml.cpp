// Expat where there is none (WebAssembly): no parser can be had, and OpenSudokuParser says so.
#include <expat.h>

extern "C" {

XML_Parser XML_ParserCreate(const XML_Char*) { return nullptr; }
void XML_ParserFree(XML_Parser) {}
XML_Bool XML_SetReparseDeferralEnabled(XML_Parser, XML_Bool) { return XML_FALSE; }
void XML_SetUserData(XML_Parser, void*) {}
void XML_SetElementHandler(XML_Parser, XML_StartElementHandler, XML_EndElementHandler) {}
void XML_SetCharacterDataHandler(XML_Parser, XML_CharacterDataHandler) {}
void XML_SetDefaultHandler(XML_Parser, XML_DefaultHandler) {}
void XML_SetStartDoctypeDeclHandler(XML_Parser, XML_StartDoctypeDeclHandler) {}
void XML_SetEntityDeclHandler(XML_Parser, XML_EntityDeclHandler) {}
XML_Index XML_GetCurrentByteIndex(XML_Parser) { return 0; }
int XML_GetCurrentByteCount(XML_Parser) { return 0; }
XML_Size XML_GetCurrentLineNumber(XML_Parser) { return 1; }
XML_Size XML_GetCurrentColumnNumber(XML_Parser) { return 0; }
XML_Status XML_StopParser(XML_Parser, XML_Bool) { return XML_STATUS_ERROR; }
XML_Status XML_Parse(XML_Parser, const char*, int, int) { return XML_STATUS_ERROR; }
XML_Error XML_GetErrorCode(XML_Parser) { return XML_ERROR_NO_MEMORY; }
const XML_LChar* XML_ErrorString(XML_Error) { return nullptr; }

}  // extern "C"
